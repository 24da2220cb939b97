/** `npm run develop` shows the site on this machine, and each change of its code or its local content. */
import { develop, runCommand } from "./build/gatsby";

void runCommand(() => develop(process.argv.slice(2)));
