/**
 * The ESLint rule `theme/values`: outside of the theme, styles take their colours and sizes from it. A line or an offset of at most
 * 6 px may be written where it is drawn. So may what is relative to something else: `em`, `%`, `fr`, `vh`.
 */
const THINNEST = 6;

/** The only words of a raw value that may stand in a colour's place: no others are colours of the system or none at all. */
const WORDS =
  /^(?:none|transparent|currentcolor|inherit|canvastext|buttontext|solid|dashed|dotted|inset|underline|px|em)$/i;
const PAINT =
  /color$|^(?:fill|stroke|background|outline)$|^border(?:Top|Right|Bottom|Left|Block|Inline)?$|shadow$/i;
const TYPE = /^(?:fontSize|fontWeight|lineHeight|letterSpacing)$/;
const SIZE = /^(?:padding|margin|inset|(?:min|max)?(?:width|height)$|(?:row|column)?gap$|borderRadius$)/i;
const LENGTH = /([\d.]+)(px|rem|ch|ex|pt|pc|in|cm|mm)\b/g;
const COLOUR = /(?:^|[\s,(])#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i;

const isSize = (text) =>
  [...text.matchAll(LENGTH)].some(([, number, unit]) => unit !== "px" || Number(number) > THINNEST);

/** The raw parts of a value: strings and numbers, without the arguments of calls and without nested styles. */
function rawParts(node) {
  switch (node?.type) {
    case "Literal":
      return [node.value];
    case "TemplateLiteral":
      return [...node.quasis.map(({ value }) => value.raw), ...node.expressions.flatMap(rawParts)];
    case "ArrayExpression":
      return node.elements.flatMap(rawParts);
    case "ConditionalExpression":
      return [...rawParts(node.consequent), ...rawParts(node.alternate)];
    case "LogicalExpression":
    case "BinaryExpression":
      return [...rawParts(node.left), ...rawParts(node.right)];
    case "UnaryExpression":
    case "TSAsExpression":
      return rawParts(node.argument ?? node.expression);
    default:
      return [];
  }
}

/** What is wrong with a raw part of a property's value: `colour`, `size`, or nothing. */
function faultOf(name, part) {
  if (typeof part === "number") {
    if (TYPE.test(name)) return "size";
    return SIZE.test(name) && Math.abs(part) > THINNEST ? "size" : undefined;
  }
  if (typeof part !== "string") return undefined;
  if (COLOUR.test(part)) return "colour";
  if (PAINT.test(name) && (part.match(/[a-z]+/gi) ?? []).some((word) => !WORDS.test(word))) return "colour";
  return isSize(part) || (TYPE.test(name) && /\d/.test(part)) ? "size" : undefined;
}

/** @type {import("eslint").Rule.RuleModule} */
const themeValues = {
  meta: {
    type: "problem",
    schema: [],
    messages: {
      colour: "Take a colour from the theme.",
      size: "Take a size from the theme.",
      tag: "Write styles as objects.",
    },
  },
  create(context) {
    const check = (node, name, value) => {
      for (const part of rawParts(value)) {
        const messageId = faultOf(name, part);
        if (messageId) context.report({ node, messageId });
      }
    };
    return {
      Property: (node) => check(node, node.key.name ?? String(node.key.value), node.value),
      VariableDeclarator: (node) => check(node, "", node.init),
      JSXAttribute: (node) => {
        if (PAINT.test(node.name.name)) check(node, node.name.name, node.value?.expression ?? node.value);
      },
      'TaggedTemplateExpression[tag.name="css"]': (node) => context.report({ node, messageId: "tag" }),
    };
  },
};

module.exports = { themeValues };
