/**
 * For ESLint's `no-restricted-syntax`: outside of the theme, styles take their colours and sizes from it. A line or an offset of at most
 * 6 px may be written where it is drawn. So may what is relative to something else: `em`, `%`, `fr`, `vh`. The arguments of a call,
 * such as `space(3)`, are free.
 */
const COLOUR = /(?:^|[\s,('"])#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i;
const LENGTH = /(?:[7-9]|\d\d)(?:\.\d+)?px\b|\d(?:rem|ch|ex|pt|pc|in|cm|mm)\b/;
/** What takes a colour. Only colours of the system, or none, may stand there in words. */
const PAINT =
  /(?:color|shadow)$|^(?:fill|stroke|background|outline|border(?:Top|Right|Bottom|Left|Block|Inline)?)$/i;
const OTHER_WORD =
  /\b(?!(?:none|transparent|currentcolor|inherit|canvastext|buttontext|solid|dashed|dotted|inset|underline|px|em)\b)[a-z]+/i;
const TYPE = /^(?:fontSize|fontWeight|lineHeight|letterSpacing)$/;
const SIZE = /^(?:padding|margin|inset|(?:min|max)?(?:width|height)$|(?:row|column)?gap$|borderRadius$)/i;

const ARGUMENT = "CallExpression[callee.name!='css'] *";

/** Strings, numbers, and parts of template strings that match. */
const raw = (pattern) => [
  `Literal[raw=${pattern}]:not(${ARGUMENT})`,
  `TemplateElement[value.raw=${pattern}]:not(${ARGUMENT})`,
];
/** In a style, or named above it. */
const anywhere = (pattern) => [
  ...raw(pattern).map((part) => `Property ${part}`),
  `VariableDeclarator > Literal[raw=${pattern}]`,
  `VariableDeclarator > TemplateLiteral > TemplateElement[value.raw=${pattern}]`,
];
const valueOf = (name, pattern) => raw(pattern).map((part) => `Property[key.name=${name}] ${part}`);
const attribute = (name, pattern) => raw(pattern).map((part) => `JSXAttribute[name.name=${name}] ${part}`);

const refuse = (message, ...selectors) => ({ selector: selectors.flat().join(", "), message });

const themeValues = [
  refuse(
    "Take a colour from the theme.",
    anywhere(COLOUR),
    valueOf(PAINT, OTHER_WORD),
    attribute(PAINT, COLOUR),
    attribute(PAINT, OTHER_WORD),
  ),
  refuse(
    "Take a size from the theme.",
    anywhere(LENGTH),
    valueOf(TYPE, /\d/),
    valueOf(SIZE, /^(?:[7-9]|\d\d)[\d.]*$/),
  ),
  refuse("Write styles as objects.", "TaggedTemplateExpression[tag.name='css']"),
];

module.exports = { themeValues };
