/** `npm run develop`: see scripts/build/develop.ts. */
import { develop } from "./build/develop";

void develop(process.argv.slice(2))
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  })
  .then((code) => (process.exitCode = code));
