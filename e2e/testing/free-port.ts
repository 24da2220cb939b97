import { execFileSync } from "node:child_process";

/** A program that prints a free port. */
const PROGRAM = `const server = require("node:net").createServer().listen(0, "localhost", () => {
  console.log(server.address().port);
  server.close();
});`;

/** @returns a free port of this machine. Another process finds it, because Playwright's configuration cannot await a promise. */
export const freePort = (): number =>
  Number(execFileSync(process.execPath, ["--eval", PROGRAM], { encoding: "utf8" }));
