import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { STATUS_PAGE } from "./contentful/failures";

/**
 * Gatsby runs in a process of its own. It leaves this file when a French message of the site has stopped it; without the file,
 * `scripts/build.ts` prints `UNEXPLAINED`. Gatsby's cache is emptied before each build.
 */
const MARK_FILE = join(".cache", "explained");

export const markExplained = () => writeFileSync(MARK_FILE, "");

export const isExplained = () => existsSync(MARK_FILE);

/** Printed after an error of Gatsby or of its plugins, which is in English. */
export const UNEXPLAINED = `L’erreur ci-dessus a arrêté Gatsby. Si elle nomme ENOSPC : il n’y a plus de place sur le disque. Si elle nomme Contentful, le contenu n’y est pour rien : relancez dans quelques minutes ; si cela dure, vérifiez CONTENTFUL_HOST, l’accès au réseau et ${STATUS_PAGE}. Sinon, montrez-la à un développeur.`;
