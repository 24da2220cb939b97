import { existsSync } from "node:fs";

/** Takes over the variables of `.env` where there is one. Those that the shell has set stay as they are. */
export function readEnvFile(): void {
  if (existsSync(".env")) process.loadEnvFile(".env");
}
