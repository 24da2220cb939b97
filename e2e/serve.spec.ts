import { spawnSync } from "node:child_process";
import { createServer } from "node:net";

import { expect, test } from "@playwright/test";

const serve = (port: string) =>
  spawnSync("node_modules/.bin/tsx", ["scripts/serve.ts"], {
    encoding: "utf8",
    env: { ...process.env, PORT: port },
    timeout: 30_000,
  });

for (const port of ["abc", "70000", "0", "9000.5", "1e4"]) {
  test(`PORT=${port} is not a port: one line reports it`, () => {
    const { status, stdout, stderr } = serve(port);
    expect(status).toBe(1);
    expect(stdout).toBe("");
    expect(stderr).toBe(`PORT=${port} n’est pas un port : choisissez un nombre entier entre 1 et 65535.\n`);
  });
}

test("one line reports that the port is in use", async () => {
  const other = createServer().listen(0);
  await new Promise((listening) => other.once("listening", listening));
  const address = other.address();
  const port = address !== null && typeof address === "object" ? address.port : 0;
  const { status, stdout, stderr } = serve(String(port));
  other.close();
  expect(status).toBe(1);
  expect(stdout).toBe("");
  expect(stderr).toMatch(new RegExp(`^Le port ${port} est déjà pris : .*\\n$`));
});
