import path from "node:path";

/**
 * The folders of src/:
 * - `imports`: the folders that it may import, and `types`: those of which it may import only types;
 * - `door`: its files that others may import. A name that ends in "/" is a folder of such files;
 * - `inNode`: its files that only builds, commands, plugins and tests may import. src/ may take their types.
 * A testing/ folder is open to tests and commands. What is outside of src/, and tests, may import all folders.
 */
const ROOMS = {
  theme: {
    imports: [],
    door: ["GlobalStyles", "Logo", "brand", "fonts/", "media", "print", "text", "tokens", "without-scripts"],
  },
  french: {
    imports: [],
    door: ["dates", "numbers", "period", "plain-letters", "split-at", "templates"],
  },
  navigation: {
    imports: [],
    door: ["router"],
  },
  content: {
    imports: ["french"],
    door: ["chapters", "invisible", "links", "pdf-characters"],
    inNode: [
      "check/check",
      "content-entry",
      "gatsby-nodes",
      "markdown",
      "model/content-type",
      "model/declare",
      "model/kinds",
      "model/registry",
      "model/types/",
      "pages",
      "sources/after-last",
      "sources/choose-source",
      "sources/contentful/failures",
      "sources/contentful/model-export",
      "sources/contentful/read-all",
      "sources/contentful/read-published",
      "sources/contentful/space",
      "sources/contentful/space-model",
      "sources/contentful/web-app",
      "sources/explained",
      "sources/local",
      "typography",
      "values",
    ],
  },
  components: {
    imports: ["theme", "content", "french"],
    door: [
      "Announcement",
      "Blocks",
      "Button",
      "Citations",
      "Fold",
      "House",
      "Notes",
      "Picture",
      "Section",
      "download/",
      "glossary/TermLinks",
      "house-windows",
      "layout/ContactBar",
      "layout/ContactDetails",
      "layout/ErrorBoundary",
      "layout/PageLayout",
      "layout/SectionLink",
      "layout/close-menu",
      "typeset",
      "use-today",
    ],
    inNode: ["layout/menu", "when-idle"],
  },
  forms: {
    imports: ["theme", "content", "components"],
    door: ["Field", "FileButton", "FormElement", "elements", "field.styles"],
  },
  contract: {
    imports: ["french"],
    door: ["agenda-file", "answer", "calendar", "days", "documents", "energy", "meter", "plan", "table-days"],
  },
  invoices: {
    imports: ["theme", "content", "french", "components", "contract"],
    door: ["InvoiceReading", "Strips", "contract-lines", "hand-over", "invoice", "refusals", "worker-client"],
  },
  pdf: {
    imports: ["theme", "content", "french"],
    types: ["assembly", "contract"],
    door: ["fetch-makers"],
    inNode: ["assembly/assembly-pdf", "node/", "white-paper/white-paper"],
  },
  // Sections do not import pdf/: templates give them functions that load it at the first use.
  sections: {
    imports: ["theme", "content", "french", "components"],
    types: ["pdf"],
    door: ["TextPage", "home/", "white-paper/"],
  },
  "study-request": {
    imports: ["theme", "content", "components", "forms", "contract", "invoices"],
    door: ["StudyRequestForm", "prefill"],
    inNode: ["fields", "recap"],
  },
  assembly: {
    imports: ["theme", "content", "french", "components", "forms", "contract", "invoices"],
    types: ["study-request"],
    door: ["AnswerBand", "Assembly", "ExamplePages", "rules/dossier", "rules/fields"],
    inNode: ["example-pages", "rules/example", "rules/request"],
  },
  portfolio: {
    imports: ["theme", "content", "french", "components", "forms", "contract", "invoices", "assembly"],
    types: ["study-request"],
    door: ["Portfolio"],
  },
  templates: {
    imports: ["content", "french", "components", "pdf", "sections", "study-request", "assembly", "portfolio"],
    door: [],
    inNode: ["livre-blanc"],
  },
};

const SRC = path.join(import.meta.dirname, "src");

/** `…/src/pdf/node/measure.ts` → ["pdf", "node/measure"]. The folder is undefined outside of src/ and for files directly in it. */
const placeOf = (file) => {
  const [, folder, name] = /^([^./][^/]*)\/(.*?)(?:\.tsx?)?$/.exec(path.relative(SRC, file)) ?? [];
  return [folder, name];
};

const isIn = (files, name) =>
  files.some((file) => (file.endsWith("/") ? name.startsWith(file) : name === file));

/** The reason why `importer` may not import `file`, else undefined. */
function refusalOf(importer, file, isType) {
  const [from] = placeOf(importer);
  const [to, name] = placeOf(file);
  if (to === undefined || to === from) return undefined;

  const isTestOrTool = from === undefined || /\.test\.tsx?$|\/testing\//.test(importer);
  if (`${to}/${name}`.includes("testing/")) {
    return isTestOrTool ? undefined : "testing/ folders are for tests and commands.";
  }

  const room = ROOMS[to];
  const { imports, types = [] } = ROOMS[from] ?? {};
  const mayImport = isTestOrTool || imports?.includes(to) || (isType && types.includes(to));
  if (!room || !mayImport) return `src/${from} may not import src/${to}: see ROOMS in eslint.rooms.mjs.`;

  const open = isTestOrTool || isType ? [...room.door, ...(room.inNode ?? [])] : room.door;
  if (isIn(open, name)) return undefined;
  return `${name} is private to src/${to}: import a file of its \`door\`, see ROOMS in eslint.rooms.mjs.`;
}

/** Others import only the public files of a folder of src/. */
export const rooms = {
  create: (context) => {
    const check = (node, source, isType) => {
      if (typeof source?.value !== "string" || !source.value.startsWith(".")) return;
      const file = path.resolve(path.dirname(context.filename), source.value.split("?")[0]);
      const message = refusalOf(context.filename, file, isType);
      if (message) context.report({ node, message });
    };
    return {
      ImportDeclaration: (node) => check(node, node.source, node.importKind === "type"),
      ExportNamedDeclaration: (node) => check(node, node.source, node.exportKind === "type"),
      ExportAllDeclaration: (node) => check(node, node.source, node.exportKind === "type"),
      ImportExpression: (node) => check(node, node.source, false),
      TSImportType: (node) => check(node, node.argument.literal, true),
    };
  },
};
