// `npm run contentful:import` writes this repository's model into a space, and the content once, into one without entries of the site.
import { contentDirectory, managementConnection, readEnvFile } from "../../src/environment";
import { runCommand } from "../run-command";
import { managementOf } from "./management";
import { writeSpace } from "./write-space";

readEnvFile();

void runCommand(async () => {
  await writeSpace(managementOf(managementConnection(process.env)), contentDirectory());
  return 0;
});
