import { Linter } from "eslint";

const { themeValues } = jest.requireActual<{ themeValues: { selector: string; message: string }[] }>(
  "./theme-values.js",
);

const messagesOf = (code: string) =>
  new Linter()
    .verify(code, {
      languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
      rules: { "no-restricted-syntax": ["error", ...themeValues] },
    })
    .map(({ message }) => message);

const style = (values: string) => `css({ ${values} })`;

it.each([
  ...["color: colors.ink", "border: `1px solid ${colors.line}`", "background: isDark ? colors.ink : 'none'"],
  ...["padding: space(13)", "gap: `${space(10)} 4px`", "width: '100%'", "top: '0.4em'", "margin: 0"],
  ...["height: 2", "lineHeight: 'inherit'", "gridTemplateColumns: `repeat(2, minmax(0, 1fr))`"],
])("allows %s", (values) => {
  expect(messagesOf(style(values))).toEqual([]);
});

it.each([
  ...[
    "color: 'red'",
    "'--x': '#abc'",
    "background: 'rgb(1 2 3)'",
    "border: `1px solid ${on ? 'teal' : 'none'}`",
  ].map(style),
  ...["boxShadow: '0 1px 0 #abc'", "'&:hover': { color: 'white' }"].map(style),
  '<path fill="red" />',
])("asks for a colour of the theme in %s", (code) => {
  expect(messagesOf(code)).toEqual(["Take a colour from the theme."]);
});

it.each([
  ...["fontSize: 22", "padding: '13px'", "margin: `${space(1)} 1.5rem`", "fontWeight: 600"].map(style),
  ...["maxWidth: 'clamp(1rem, 3vw, 2rem)'", "lineHeight: 1.4", "gap: wide ? 8 : 0"].map(style),
  "const GAP = '13px';",
])("asks for a size of the theme in %s", (code) => {
  expect(messagesOf(code)).toEqual(["Take a size from the theme."]);
});
