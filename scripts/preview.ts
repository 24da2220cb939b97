/**
 * `npm run preview` shows the drafts of a Contentful space on this machine, and follows them. `npm run preview -- --port 9100`
 * listens on another port. See docs/contentful.md.
 */
import { parseArgs } from "node:util";

import { readEnvFile } from "../env-file";
import { previewVariables } from "../src/content/sources";
import { develop, runCommand } from "./build/gatsby";

async function preview(): Promise<number> {
  readEnvFile();
  const { port } = parseArgs({ options: { port: { type: "string", default: "9000" } } }).values;
  Object.assign(process.env, previewVariables(process.env), { ENABLE_GATSBY_REFRESH_ENDPOINT: "true" });
  console.log(`L’aperçu sera sur http://localhost:${port} dans une minute.`);
  return develop(["--host", "localhost", "--port", port]);
}

void runCommand(preview);
