/**
 * `npm run preview` shows the drafts of a Contentful space on this machine, and follows them. `npm run preview -- --port 9100`
 * listens on another port. See docs/contentful.md.
 */
import { readEnvFile } from "../env-file";
import { previewVariables } from "../src/content/sources";
import { runCommand } from "./build/gatsby";
import { develop } from "./dev-server";

async function preview(): Promise<number> {
  readEnvFile();
  Object.assign(process.env, previewVariables(process.env), { ENABLE_GATSBY_REFRESH_ENDPOINT: "true" });
  return develop("L’aperçu", "9000");
}

void runCommand(preview);
