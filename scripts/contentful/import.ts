// `npm run contentful:import` writes this repository's model into a space, and the content once, into one without entries of the site.
import { contentDirectory, managementConnection, readEnvFile } from "../../src/environment";
import { runCommand } from "../run-command";
import { importSpace } from "./import-space";
import { managementOf } from "./management";

readEnvFile();

void runCommand(async () => {
  await importSpace(managementOf(managementConnection(process.env)), contentDirectory());
  return 0;
});
