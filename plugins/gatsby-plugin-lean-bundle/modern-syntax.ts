/**
 * What babel-preset-gatsby always compiles to ES5, whatever the browserslist says (it lists these Babel plugins itself), and
 * parameters, which preset-env compiles for Safari before 16.3: there, a named function expression cannot have a parameter of its own
 * name that comes from destructuring. @see https://bugs.webkit.org/show_bug.cgi?id=220517
 */
const NEEDLESS: ReadonlySet<string> = new Set([
  "proposal-nullish-coalescing-operator",
  "proposal-optional-chaining",
  "transform-classes",
  "transform-parameters",
  "transform-spread",
]);

const doNothing = () => undefined;

/**
 * Babel's option `wrapPluginVisitorMethod`. It is the only way to turn off a plugin of a preset that is not listed in a `.babelrc`; a
 * `.babelrc` would have to repeat all that Gatsby configures, for every stage.
 * @see https://babeljs.io/docs/options#wrappluginvisitormethod
 */
export const withoutNeedlessPlugins = <Visit>(plugin: string, _phase: string, visit: Visit) =>
  NEEDLESS.has(plugin) ? doNothing : visit;

interface Loader {
  loader: string;
  options?: object;
}

/** The part of webpack's rules that is used here. Gatsby chooses the loaders of its scripts and the site's by a function. */
interface Rule {
  use?: unknown;
}

type ChooseLoaders = (module: object) => readonly Loader[];

const isChosenByFunction = (rule: Rule): rule is { use: ChooseLoaders } => typeof rule.use === "function";

/** The part of webpack's compiler that is used here. */
interface Compiler {
  options: { module: { rules: readonly Rule[] } };
}

/** Lets Gatsby's Babel keep the syntax that every browser of the browserslist has. */
function keepSyntaxIn(rule: Rule): Rule {
  if (!isChosenByFunction(rule)) return rule;
  return {
    ...rule,
    use: (module: object) =>
      rule.use(module).map((loader) => ({
        ...loader,
        // The key of Babel's cache would not contain the function. webpack's cache remains.
        options: {
          ...loader.options,
          cacheDirectory: false,
          wrapPluginVisitorMethod: withoutNeedlessPlugins,
        },
      })),
  };
}

/**
 * A webpack plugin that changes the rules for scripts. webpack calls it after all Gatsby plugins have added their rules;
 * gatsby-plugin-typescript adds one. Every rule must change: Gatsby's loader keeps the options of the first module that it compiles, and
 * uses them for all others.
 * @throws when Gatsby's rule for scripts is not there: an update has changed it.
 * @see node_modules/gatsby/dist/utils/babel-loader.js (`customOptionsCache`)
 */
export const modernSyntax = {
  apply({ options: { module } }: Compiler): void {
    if (!module.rules.some(isChosenByFunction))
      throw new Error(
        "gatsby-plugin-lean-bundle: Gatsby has no rule any more that chooses loaders by a function.",
      );
    module.rules = module.rules.map(keepSyntaxIn);
  },
};
