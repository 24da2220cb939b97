/** `npm run preview`: shows the drafts of a Contentful space, and follows them. See docs/contentful.md. */
import { once } from "node:events";
import { createServer } from "node:net";

import { readEnvFile } from "../../env-file";
import { previewVariables } from "../../src/content/sources/environment";
import { develop } from "../build/develop";
import { openGate } from "./gate";
import { gateAddress } from "./gate-address";

/** A free port of this machine, for the server behind the gate. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, "localhost");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address ? address.port : 0;
}

/** @returns the exit code. */
async function preview(): Promise<number> {
  readEnvFile();
  const address = gateAddress(process.argv.slice(2), process.env);
  Object.assign(process.env, previewVariables(process.env));
  const behind = await freePort();
  const gate = await openGate({ ...address, behind });
  console.log(`L’aperçu sera sur http://${address.host}:${address.port} dans une minute.`);
  try {
    return await develop(["--host", "localhost", "--port", String(behind)]);
  } finally {
    gate.close();
  }
}

void preview()
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  })
  .then((code) => (process.exitCode = code));
