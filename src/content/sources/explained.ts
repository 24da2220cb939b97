import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { STATUS_PAGE } from "./contentful/failures";

/** Exists once a French message of the site has stopped the build. Gatsby's cache is emptied before each build. */
const MARK = join(".cache", "explained");

export const markExplained = () => writeFileSync(MARK, "");

export const isExplained = () => existsSync(MARK);

/** Printed after an error of Gatsby or of its plugins, which is in English. */
export const UNEXPLAINED = `L’erreur ci-dessus a arrêté Gatsby. Si elle nomme Contentful : vérifiez CONTENTFUL_HOST, l’accès au réseau et ${STATUS_PAGE}, puis relancez dans quelques minutes. Sinon, montrez-la à un développeur.`;
