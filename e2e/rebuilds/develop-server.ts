import type { SiteCopy } from "../contentful/site-copy";
import { BuildProcess } from "./build-process";

/** A port that is different in each run. */
const PORT = 20_000 + (process.pid % 10_000);

/** Starts `npm run develop` of a copy of the site. */
export const startDevelop = (site: SiteCopy) => new BuildProcess(site, ["develop", "--port", String(PORT)]);

/** The status of the running server's answer. */
export async function developStatus(path: string): Promise<number> {
  const { status } = await fetch(`http://localhost:${PORT}${path}`);
  return status;
}

/** The data that the running server has for the home page. */
export async function homePageData(): Promise<string> {
  const answer = await fetch(`http://localhost:${PORT}/page-data/index/page-data.json`);
  return answer.text();
}
