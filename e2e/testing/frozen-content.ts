/** The content of the frozen site, for specs that run only there. They may define a test for each question. */
import { FROZEN_CONTENT } from "../../src/testing/content";
import { readSiteContent } from "./sites";

export const { settings, home, whitePaper, assembly, sections, questions } = readSiteContent(FROZEN_CONTENT);
