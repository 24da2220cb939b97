import js from "@eslint/js";
import jsxA11y from "eslint-plugin-jsx-a11y";
import react from "eslint-plugin-react";
import reactHooks from "eslint-plugin-react-hooks";
import simpleImportSort from "eslint-plugin-simple-import-sort";
import tseslint from "typescript-eslint";

import { folders } from "./eslint.folders.mjs";

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
  {
    files: ["**/*.{ts,tsx}"],
    plugins: { site: { rules: { folders } } },
    rules: { "site/folders": "error" },
  },
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
