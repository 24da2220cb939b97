/** What the frozen site says, for specs that run on that site alone: they may make a test of each question. */
import { FROZEN_CONTENT } from "../../src/testing/content";
import { readSiteContent } from "./site-content";

export const { settings, home, whitePaper, sections, questions } = readSiteContent(FROZEN_CONTENT);
