import js from "@eslint/js";
import jsxA11y from "eslint-plugin-jsx-a11y";
import react from "eslint-plugin-react";
import reactHooks from "eslint-plugin-react-hooks";
import simpleImportSort from "eslint-plugin-simple-import-sort";
import tseslint from "typescript-eslint";

/** Files import of the plugins only these modules, which a plugin's README offers. */
const offered = (files, ...modules) => ({
  files: [files],
  rules: {
    "no-restricted-imports": [
      "error",
      {
        patterns: [
          {
            regex: `/plugins/${modules.length > 0 ? `(?!(?:${modules.join("|")})$)` : ""}`,
            message:
              "Import of a plugin only what its README offers, and of theme/ none: see eslint.config.mjs.",
          },
        ],
      },
    ],
  },
});

export default tseslint.config(
  { ignores: [".build/", ".cache/", "public", "coverage/", "test-results/"] },
  js.configs.recommended,
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
    files: ["**/*.tsx"],
    ...react.configs.flat.recommended,
    settings: { react: { version: "detect" } },
  },
  {
    files: ["**/*.tsx"],
    ...react.configs.flat["jsx-runtime"],
    rules: {
      ...react.configs.flat["jsx-runtime"].rules,
      "react/no-unknown-property": ["error", { ignore: ["css"] }],
    },
  },
  { files: ["**/*.tsx"], ...jsxA11y.flatConfigs.strict },
  {
    files: ["**/*.{ts,tsx}"],
    plugins: { "react-hooks": reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    plugins: { "simple-import-sort": simpleImportSort },
    rules: { "simple-import-sort/imports": "error", "simple-import-sort/exports": "error" },
  },
  // Seams. Plugins import nothing from the site: plugins/plugins.test.ts.
  offered(
    "src/**/*.{ts,tsx}",
    "gatsby-plugin-deferred-scripts/contract",
    "gatsby-plugin-lean-bundle/replaced-modules",
    "gatsby-source-local-content/options",
  ),
  offered("src/**/testing/*.{ts,tsx}", "gatsby-source-local-content/gatsby-node"),
  offered("src/theme/**/*.{ts,tsx}"),
  {
    // docs/decisions/0015-a-vocabulary-of-styles.md
    files: ["src/**/*.{ts,tsx}"],
    ignores: ["src/theme/**", "src/pdf/**", "**/*.test.{ts,tsx}"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector: "JSXAttribute[name.name='css'] ObjectExpression",
          message: "Give these styles a name above the component.",
        },
        {
          selector: "Property[key.name='fontWeight'] > Literal[raw=/^[0-9]/]",
          message: "Take a weight, or a text style, from the theme.",
        },
        {
          selector: "Literal[value=/^[^(]*\\b[0-9.]+(rem|ch)\\b/], Literal[value=/\\bclamp\\(/]",
          message: "Take a size from the theme.",
        },
        { selector: "Literal[value=/#[0-9a-f]{3,8}$/i]", message: "Take a colour from the theme." },
      ],
    },
  },
  {
    files: ["**/*.js"],
    languageOptions: { globals: { module: "writable", require: "readonly", process: "readonly" } },
  },
);
