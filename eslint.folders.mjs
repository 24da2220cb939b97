import path from "node:path";

/**
 * The data of an ESLint rule about imports, which is `folders` at the end of this file: what each folder of
 * src/ may import, and which of its files others may import. A file directly in src/ counts as a folder.
 * - `imports`: the folders that it may import; `types`: the folders of which it may import only types. A folder is declared below those
 *   that it imports, so no folders import each other in a circle;
 * - `publicFiles`: its files that other folders may import. A name that ends in "/" is a folder of such files;
 * - `publicForTools`: further files for tests and for what is outside of src/ (builds, commands, plugins). src/ may take their types.
 * - `queryTypes`: endings of file names. Only files with such a name may use types of queries
 *   (`Queries.HeroContent`): they render a query's result, or run in builds. A file that computes declares
 *   its own input (docs/decisions/0003-sections-ask-for-what-they-show.md).
 *
 * Tests and what is outside of src/ may import the public files of all folders. Only they may import a testing/
 * folder of another folder. Imports within a folder are not checked here (scripts/imports.test.ts finds circles).
 */
const FOLDERS = {
  theme: {
    imports: [],
    publicFiles: [
      "GlobalStyles",
      "Logo",
      "brand",
      "fonts/",
      "jump-to",
      "media",
      "pdf-styles",
      "text",
      "tokens",
      "without-scripts",
    ],
  },
  french: {
    imports: [],
    publicFiles: [
      "clean-text",
      "dates",
      "numbers",
      "notice",
      "plain-letters",
      "read-day",
      "read-number",
      "spaces",
      "templates",
      "typography",
    ],
  },
  environment: {
    imports: ["theme", "french"],
    // `src/environment.ts` itself: it has no name within a folder.
    publicFiles: [""],
  },
  navigation: {
    imports: ["theme"],
    publicFiles: ["announcer", "router"],
  },
  content: {
    imports: ["french", "environment"],
    queryTypes: ["/gatsby-nodes.ts"],
    publicFiles: ["formats/"],
    publicForTools: [
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
      "sources/contentful/check-space",
      "sources/contentful/failures",
      "sources/contentful/model-export",
      "sources/contentful/read-published",
      "sources/contentful/space",
      "sources/contentful/web-app",
      "sources/local",
      "unknown-values",
    ],
  },
  components: {
    imports: ["theme", "content", "french"],
    queryTypes: [".tsx"],
    publicFiles: [
      "Announcement",
      "Blocks",
      "Button",
      "Citations",
      "Figure",
      "Fold",
      "House",
      "Notes",
      "Picture",
      "Section",
      "download/",
      "glossary/TermLinks",
      "layout/ContactBar",
      "layout/ContactDetails",
      "layout/ErrorBoundary",
      "layout/PageLayout",
      "layout/SectionLink",
      "layout/root",
      "toast/Toasts",
      "typeset",
      "use-today",
      "when-idle",
    ],
    publicForTools: ["layout/close-menu", "layout/menu"],
  },
  forms: {
    imports: ["theme", "content", "french", "components"],
    publicFiles: [
      "Field",
      "FileChooser",
      "FormElement",
      "LateCode",
      "RecordLine",
      "content-key",
      "elements",
      "field.styles",
      "focus-first-field",
      "memory",
      "read-file",
      "record",
      "with-timeout",
    ],
  },
  contract: {
    imports: ["content", "french"],
    publicFiles: [
      "answer",
      "calendar-file",
      "content",
      "contract-facts",
      "date-rules",
      "deadlines",
      "documents",
      "energy",
      "meter",
      "plan",
      "plan-days",
      "story",
    ],
  },
  pdf: {
    imports: ["theme", "content", "french"],
    types: ["contract"],
    publicFiles: ["fetch-makers"],
    publicForTools: [
      "dossier/content",
      "dossier/dossier-pdf",
      "node/",
      "white-paper/content",
      "white-paper/white-paper",
    ],
  },
  invoices: {
    imports: ["theme", "content", "french", "components", "forms", "contract"],
    publicFiles: ["InvoiceReading", "invoice", "invoice-texts", "read-invoice", "refusals"],
  },
  "study-request": {
    imports: ["theme", "content", "french", "components", "forms", "contract"],
    queryTypes: [".tsx"],
    publicFiles: ["StudyLink", "StudyRequestForm"],
    publicForTools: ["recap", "request-fields"],
  },
  assembly: {
    imports: ["theme", "content", "french", "components", "forms", "contract", "invoices", "study-request"],
    types: ["pdf"],
    queryTypes: [".tsx"],
    publicFiles: [
      "AnswerBand",
      "Assembly",
      "ExamplePages",
      "ExampleThumbnails",
      "rules/content",
      "rules/dossier",
      "rules/facts-as-texts",
      "rules/dossier-fields",
    ],
    publicForTools: [
      "example-facts.json",
      "example-pictures",
      "rules/example",
      "rules/first-step",
      "rules/request",
    ],
  },
  portfolio: {
    imports: [
      "theme",
      "content",
      "french",
      "components",
      "forms",
      "contract",
      "invoices",
      "study-request",
      "assembly",
    ],
    queryTypes: [".tsx"],
    publicFiles: ["Portfolio"],
  },
  // Sections do not import pdf/: templates give them functions that load it at the first use.
  sections: {
    imports: ["theme", "content", "french", "components"],
    types: ["pdf"],
    queryTypes: [".tsx"],
    publicFiles: ["TextPage", "home/", "white-paper/"],
  },
  templates: {
    imports: ["content", "french", "components", "pdf", "sections", "study-request", "assembly", "portfolio"],
    queryTypes: [".tsx"],
    publicFiles: [],
    publicForTools: ["livre-blanc"],
  },
};

const FOLDER_NAMES = Object.keys(FOLDERS);
for (const [index, name] of FOLDER_NAMES.entries()) {
  const { imports, types = [] } = FOLDERS[name];
  const above = FOLDER_NAMES.slice(0, index);
  const wrong = [...imports, ...types].find((other) => !above.includes(other));
  if (wrong)
    throw new Error(`FOLDERS in eslint.folders.mjs: declare ${wrong} above ${name}, which imports it.`);
}

const SRC = path.join(import.meta.dirname, "src");

/** `…/src/pdf/node/measure.ts` → ["pdf", "node/measure"]; `…/src/environment.ts` → ["environment", ""]; [undefined, ""] outside of src/. */
const folderAndName = (file) => {
  const [, top, name = ""] = /^([^./][^/]*?)(?:\/(.*?))?(?:\.tsx?)?$/.exec(path.relative(SRC, file)) ?? [];
  return [top, name];
};

const isIn = (files, name) =>
  files.some((file) => (file.endsWith("/") ? name.startsWith(file) : name === file));

const isTest = (file) => /\.test\.tsx?$|\/testing\//.test(file);

/** @returns the message of ESLint, or undefined if `importer` may import `file`. */
function importError(importer, file, isType) {
  const [from] = folderAndName(importer);
  const [to, name] = folderAndName(file);
  if (to === undefined || to === from) return undefined;

  const isOutsideAppCode = from === undefined || isTest(importer);
  if (`${to}/${name}`.includes("testing/")) {
    return isOutsideAppCode ? undefined : "testing/ folders are for tests and commands.";
  }

  const folder = FOLDERS[to];
  const { imports, types = [] } = FOLDERS[from] ?? {};
  const mayImport = isOutsideAppCode || imports?.includes(to) || (isType && types.includes(to));
  if (!folder || !mayImport)
    return `src/${from} may not import src/${to}: see FOLDERS in eslint.folders.mjs.`;

  const allowed =
    isOutsideAppCode || isType
      ? [...folder.publicFiles, ...(folder.publicForTools ?? [])]
      : folder.publicFiles;
  if (isIn(allowed, name)) return undefined;
  return `${name} is private to src/${to}: import a file of its \`publicFiles\`, see FOLDERS in eslint.folders.mjs.`;
}

const QUERY_TYPE_ERROR =
  "Types of queries are for what renders them. Declare this input in the folder's content.ts, with a fragment of the type's name beside it.";

const mayTakeQueryTypes = (file) => {
  const [folder] = folderAndName(file);
  const { queryTypes = [] } = FOLDERS[folder] ?? {};
  return folder === undefined || isTest(file) || queryTypes.some((ending) => file.endsWith(ending));
};

/** The ESLint rule: imports keep to FOLDERS, and only files of its `queryTypes` use the types of queries. */
export const folders = {
  create: (context) => {
    const check = (node, source, isType) => {
      if (typeof source?.value !== "string" || !source.value.startsWith(".")) return;
      // webpack imports a file as a URL by `?file`, which is no part of its name.
      const file = path.resolve(path.dirname(context.filename), source.value.split("?")[0]);
      const message = importError(context.filename, file, isType);
      if (message) context.report({ node, message });
    };
    return {
      ImportDeclaration: (node) => check(node, node.source, node.importKind === "type"),
      ExportNamedDeclaration: (node) => check(node, node.source, node.exportKind === "type"),
      ExportAllDeclaration: (node) => check(node, node.source, node.exportKind === "type"),
      ImportExpression: (node) => check(node, node.source, false),
      TSImportType: (node) => check(node, node.argument.literal, true),
      "Identifier[name='Queries']": (node) => {
        if (!mayTakeQueryTypes(context.filename)) context.report({ node, message: QUERY_TYPE_ERROR });
      },
    };
  },
};
