/** The built site under test, with its content and pages: the published one with E2E_SITE=shipped, otherwise that of the frozen content. */
import { resolve } from "node:path";

import { sectionIds, sectionLabels } from "../../src/components/layout/navigation";
import { pagesOf } from "../../src/content/pages";
import { readLocalContent } from "../../src/content/sources/local";
import { entryOf, FROZEN_CONTENT, FROZEN_SITE, SHIPPED_CONTENT } from "../../src/testing/content";

export const site = process.env.E2E_SITE === "shipped" ? "shipped" : "frozen";

/** The folders of the content and of the built site. */
export const [directory, built] =
  site === "shipped" ? [SHIPPED_CONTENT, resolve("site")] : [FROZEN_CONTENT, FROZEN_SITE];

export const settings = entryOf("siteSettings", directory);
export const home = entryOf("homePage", directory);
export const whitePaper = entryOf("whitePaperPage", directory);
export const contact = entryOf("contactSection", directory);
export const assembly = entryOf("assemblyFile", directory);
export const portfolio = entryOf("portfolio", directory);
export const { questions } = home;

const labels = sectionLabels(settings);
export const sections = sectionIds.map((id) => ({ id, label: labels[id] }));

/** An unknown address. */
export const LOST = "/une-page-perdue";

/** Addresses for an open redirect, a wrong page or an exception in careless scripts. */
export const HOSTILE = [
  "//evil.example/",
  "///evil.example/",
  "/\\evil.example/",
  "\\\\evil.example/",
  "/x/..//evil.example/",
  "/x/%2e%2e//evil.example/",
  "/.//evil.example/",
  "//evil.example/livre-blanc?a=//evil.example",
  "/%5Cevil.example/x",
  "/%2fevil.example/x",
  "/%09/evil.example/",
  "/evil%23faq",
  "/evil%40",
  "/evil%25",
  "/livre-blanc%20",
  "/404",
].map((path) => `${path}#%`);

/** The paths of all pages, and that of the not-found page. */
export const pages: readonly string[] = [
  ...pagesOf(readLocalContent(directory)).map(({ path }) => path),
  LOST,
];
