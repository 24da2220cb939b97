/** `npm run preview:build` builds the drafts of a Contentful space once, for a host of static sites. */
import { previewVariables } from "../../src/content/sources";
import { readEnvFile } from "../../src/environment";
import { runCommand } from "../build/gatsby";

void runCommand(async () => {
  readEnvFile();
  Object.assign(process.env, previewVariables(process.env));
  await import("../build");
  return 0;
});
