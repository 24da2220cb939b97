import js from "@eslint/js";
import jsxA11y from "eslint-plugin-jsx-a11y";
import react from "eslint-plugin-react";
import reactHooks from "eslint-plugin-react-hooks";
import simpleImportSort from "eslint-plugin-simple-import-sort";
import tseslint from "typescript-eslint";

/** Imports allowed between the folders of src/. templates/ may import any. Sections do not import pdf/: templates give them functions that load it at the first use. */
const MAY_IMPORT = {
  theme: [],
  french: [],
  navigation: [],
  content: ["french"],
  components: ["theme", "content", "french"],
  forms: ["theme", "content", "components"],
  contract: ["content", "french"],
  invoices: ["theme", "content", "french", "components", "forms", "contract"],
  pdf: ["theme", "content", "french"],
  sections: ["theme", "content", "french", "components"],
  "study-request": ["theme", "content", "french", "components", "forms", "invoices"],
  assembly: ["theme", "content", "french", "components", "forms", "contract", "invoices", "study-request"],
  portfolio: [
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
};
const MAY_IMPORT_TYPES = { pdf: ["assembly", "contract"], sections: ["pdf"] };

const importsOf = ([folder, allowed]) => ({
  files: [`src/${folder}/**/*.{ts,tsx}`],
  ignores: ["**/*.test.{ts,tsx}", "**/testing/**"],
  rules: {
    "@typescript-eslint/no-restricted-imports": [
      "error",
      {
        patterns: [...Object.keys(MAY_IMPORT), "templates", "node", "sources"]
          .filter((other) => other !== folder && !allowed.includes(other))
          .map((other) => ({
            group: [`../**/${other}/**`],
            allowTypeImports: MAY_IMPORT_TYPES[folder]?.includes(other) ?? false,
            message: "See MAY_IMPORT in eslint.config.mjs. What a node/ folder has needs Node.",
          })),
      },
    ],
  },
});

export default tseslint.config(
  {
    ignores: [".build/", ".cache/", "public", "site/", "coverage/", "test-results/", "src/queries.d.ts"],
  },
  js.configs.recommended,
  { rules: { "no-nested-ternary": "error" } },
  {
    files: ["**/*.{ts,tsx}"],
    extends: [...tseslint.configs.strictTypeChecked, ...tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      // `||` also replaces empty strings: an empty environment variable or text counts as missing.
      "@typescript-eslint/prefer-nullish-coalescing": ["error", { ignorePrimitives: { string: true } }],
    },
  },
  {
    files: ["**/*.{ts,tsx}"],
    // Folders without hooks: these rules compile each file, which takes a fifth of the lint.
    ignores: ["{e2e,scripts}/**", "src/{content,contract,french,pdf,testing,theme}/**/*.ts", "**/*.test.ts"],
    plugins: { "react-hooks": reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    files: ["**/*.tsx"],
    extends: [react.configs.flat.recommended, react.configs.flat["jsx-runtime"], jsxA11y.flatConfigs.strict],
    settings: { react: { version: "detect" } },
    rules: { "react/no-unknown-property": ["error", { ignore: ["css"] }] },
  },
  {
    plugins: { "simple-import-sort": simpleImportSort },
    rules: { "simple-import-sort/imports": "error", "simple-import-sort/exports": "error" },
  },
  ...Object.entries(MAY_IMPORT).map(importsOf),
  {
    files: ["{src,plugins,scripts}/**/*.{ts,tsx}"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            { group: ["**/e2e/**"], message: "What tests of e2e/ share with others is in src/testing/." },
          ],
        },
      ],
    },
  },
  {
    // docs/decisions/0015-a-vocabulary-of-styles.md
    files: ["src/**/*.{ts,tsx}", "plugins/gatsby-plugin-draft-preview/*.tsx"],
    // The PDF measures in points and millimetres, and content holds no style.
    ignores: ["src/theme/**", "src/pdf/**", "src/content/**", "src/testing/**", "**/*.test.{ts,tsx}"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector: "Literal[value=/#[\\da-f]{3,8}\\b/i], TemplateElement[value.raw=/#[\\da-f]{3,8}\\b/i]",
          message: "Take a colour from the theme.",
        },
        {
          selector: "JSXAttribute[name.name='css'] ObjectExpression",
          message: "Give these styles a name above the component.",
        },
      ],
    },
  },
  {
    files: ["**/*.js"],
    languageOptions: {
      globals: { module: "writable", require: "readonly", process: "readonly", __filename: "readonly" },
    },
  },
);
