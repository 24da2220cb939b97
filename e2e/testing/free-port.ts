import { execFileSync } from "node:child_process";

const ASK = `const server = require("node:net").createServer().listen(0, "localhost", () => {
  console.log(server.address().port);
  server.close();
});`;

/** @returns a port that no server of this machine has now, without a promise, because a configuration of Playwright cannot wait. */
export const freePort = (): number =>
  Number(execFileSync(process.execPath, ["--eval", ASK], { encoding: "utf8" }));
