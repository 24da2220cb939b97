import { type Rule, RuleTester } from "eslint";

const { themeValues } = jest.requireActual<{ themeValues: Rule.RuleModule }>("./theme-values.js");

const style = (values: string) => `css({ ${values} })`;
const faults = (messageId: "colour" | "size", ...values: string[]) =>
  values.map((value) => ({ code: style(value), errors: [{ messageId }] }));

new RuleTester({ languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } } }).run(
  "theme/values",
  themeValues,
  {
    valid: [
      ...[
        "color: colors.ink",
        "border: `1px solid ${colors.line}`",
        "background: isDark ? colors.ink : 'none'",
      ],
      ...["padding: space(3)", "gap: `${space(1)} 4px`", "width: '100%'", "top: '0.4em'", "margin: 0"],
      ...["height: 2", "lineHeight: 'inherit'", "gridTemplateColumns: `repeat(2, minmax(0, 1fr))`"],
    ]
      .map(style)
      .concat('<path fill="currentColor" />', 'go("#facade")'),
    invalid: [
      ...faults(
        "colour",
        "color: 'red'",
        "background: 'rgb(1 2 3)'",
        "border: `1px solid ${on ? 'teal' : 'none'}`",
      ),
      ...faults("colour", "boxShadow: '0 1px 0 #abc'", "'&:hover': { color: 'white' }"),
      ...faults("size", "fontSize: 22", "padding: '13px'", "margin: `${space(1)} 1.5rem`", "fontWeight: 600"),
      ...faults("size", "maxWidth: 'clamp(1rem, 3vw, 2rem)'", "lineHeight: 1.4", "gap: wide ? 8 : 0"),
      { code: '<path fill="red" />', errors: [{ messageId: "colour" }] },
      { code: "const GAP = '13px';", errors: [{ messageId: "size" }] },
      { code: "css`color: red`", errors: [{ messageId: "tag" }] },
    ],
  },
);
