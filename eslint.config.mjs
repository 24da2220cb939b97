import js from "@eslint/js";
import jsxA11y from "eslint-plugin-jsx-a11y";
import react from "eslint-plugin-react";
import reactHooks from "eslint-plugin-react-hooks";
import simpleImportSort from "eslint-plugin-simple-import-sort";
import tseslint from "typescript-eslint";

import { themeValues } from "./scripts/theme-values.js";

/** The folders of src/ whose code each folder may import. All may import packages, and templates/ and preview/ any folder. */
const MAY_IMPORT = {
  theme: [],
  content: [],
  browser: ["theme"],
  components: ["theme", "content"],
  forms: ["theme", "content", "components"],
  pdf: ["theme", "content", "browser"],
  sections: ["theme", "content", "browser", "components"],
  "study-request": ["theme", "content", "browser", "components", "forms"],
  assembly: ["theme", "content", "browser", "components", "forms", "study-request"],
};

/** The folders of which a folder may import types only. The code of pdf/ comes by a dynamic import, which `fetch-` modules make. */
const ONLY_TYPES = {
  pdf: ["assembly"],
  sections: ["pdf", "assembly"],
  "study-request": ["assembly"],
  assembly: ["pdf"],
};

const importsOf = (folder) => {
  const allowed = [folder, ...MAY_IMPORT[folder]];
  const types = ONLY_TYPES[folder] ?? [];
  const closed = [...Object.keys(MAY_IMPORT), "preview", "templates"].filter(
    (other) => !allowed.includes(other) && !types.includes(other),
  );
  const from = (folders) => `^(?:\\.\\./)+(?:${folders.join("|")})/(?!(?:.*/)?fetch-)`;
  const message = "See MAY_IMPORT and ONLY_TYPES in eslint.config.mjs.";
  return {
    files: [`src/${folder}/**/*.{ts,tsx}`],
    ignores: ["**/*.test.{ts,tsx}", "**/testing/**"],
    rules: {
      "@typescript-eslint/no-restricted-imports": [
        "error",
        {
          patterns: [
            { regex: from(closed), message },
            ...(types.length > 0 ? [{ regex: from(types), allowTypeImports: true, message }] : []),
            {
              regex: "/node/",
              allowTypeImports: true,
              message: "What a node/ folder has needs Node: gatsby-node.ts, scripts and tests may import it.",
            },
          ],
        },
      ],
    },
  };
};

export default tseslint.config(
  {
    ignores: [
      ".build/",
      ".cache/",
      "public",
      "site/",
      "coverage/",
      "test-results/",
      "plugins/*/{*.js,types/**}",
      "src/queries.d.ts",
    ],
  },
  js.configs.recommended,
  {
    files: ["**/*.{ts,tsx}"],
    extends: [...tseslint.configs.strictTypeChecked, ...tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { "react-hooks": reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      // `||` also replaces empty strings: an empty environment variable or text counts as missing.
      "@typescript-eslint/prefer-nullish-coalescing": ["error", { ignorePrimitives: { string: true } }],
    },
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
  ...Object.keys(MAY_IMPORT).map(importsOf),
  {
    // docs/decisions/0015-a-vocabulary-of-styles.md
    files: ["src/**/*.{ts,tsx}"],
    // The PDF measures in points and millimetres, and content holds no style.
    ignores: ["src/theme/**", "src/pdf/**", "src/content/**", "src/testing/**", "**/*.test.{ts,tsx}"],
    rules: {
      "no-restricted-syntax": [
        "error",
        ...themeValues,
        {
          selector: "JSXAttribute[name.name='css'] ObjectExpression",
          message: "Give these styles a name above the component.",
        },
      ],
    },
  },
  {
    files: ["**/*.js"],
    languageOptions: { globals: { module: "writable", require: "readonly", process: "readonly" } },
  },
);
