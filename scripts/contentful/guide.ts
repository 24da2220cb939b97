/** `npm run content:guide` writes the fields of all types for editors into docs/champs.md, which is not committed. */
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";

import { editorGuide } from "../../src/content/contentful/editor-guide";

writeFileSync(resolve(__dirname, "../../docs/champs.md"), `${editorGuide()}\n`);
console.log("docs/champs.md : à jour.");
