import { execFileSync } from "node:child_process";

/** A program that prints a free port. */
const PROGRAM = `const server = require("node:net").createServer().listen(0, "localhost", () => {
  console.log(server.address().port);
  server.close();
});`;

/**
 * @returns a port that no server of this machine uses now. It asks another process, because only that gives
 * a port without a promise: a configuration of Playwright cannot wait.
 */
export const freePort = (): number =>
  Number(execFileSync(process.execPath, ["--eval", PROGRAM], { encoding: "utf8" }));
