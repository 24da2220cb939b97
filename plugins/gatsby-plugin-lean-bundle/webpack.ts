import type { Import } from "./replaced-modules";

/** The part of webpack's types that is used here. */
interface Module {
  /** Undefined for an empty module. */
  resource?: string;
  loaders?: readonly { loader: string }[];
}

interface Connection {
  originModule: Module | null;
  dependency: { request?: string } | null;
  module: Module;
}

interface Compilation {
  hooks: { finishModules: { tap: (name: string, listen: (modules: Iterable<Module>) => void) => void } };
  moduleGraph: { getIncomingConnections: (module: Module) => Iterable<Connection> };
  errors: Error[];
}

interface Compiler {
  hooks: {
    thisCompilation: { tap: (name: string, listen: (compilation: Compilation) => void) => void };
  };
}

const importsOf = ({ originModule, dependency, module }: Connection): Import[] =>
  originModule?.resource && dependency?.request
    ? [
        {
          from: originModule.resource,
          request: dependency.request,
          ...(module.resource && { to: module.resource }),
          loaders: (module.loaders ?? []).map(({ loader }) => loader),
        },
      ]
    : [];

/**
 * A webpack plugin that checks all imports of a compilation before tree shaking, also those of cached modules.
 * @param findProblems returns messages, which stop the build.
 */
export const afterModules = (name: string, findProblems: (imports: readonly Import[]) => string[]) => ({
  apply: ({ hooks }: Compiler) =>
    hooks.thisCompilation.tap(name, ({ hooks: { finishModules }, moduleGraph, errors }) =>
      finishModules.tap(name, (modules) => {
        const imports = [...modules].flatMap((module) =>
          [...moduleGraph.getIncomingConnections(module)].flatMap(importsOf),
        );
        errors.push(...findProblems(imports).map((problem) => new Error(problem)));
      }),
    ),
});
