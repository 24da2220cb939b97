/** `npm run clean`: removes what builds have made. */
import { rmSync } from "node:fs";

const MADE = [".cache", ".build", "public", "site", "site.headers.conf"];

for (const path of MADE) rmSync(path, { recursive: true, force: true });
