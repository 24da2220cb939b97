import type { Compiler } from "webpack";

/** The file with the code that makes the PDF. `fetch-makers.ts` gives it this name. */
const PDF_CODE = /^white-paper-pdf-.*\.js$/;

/**
 * A webpack plugin that lets Chromium compile all functions of the PDF's code while it loads the file, on another thread. Without
 * the comment it compiles each one at its first call, while the visitor waits for the PDF. Other browsers ignore it.
 * @see https://v8.dev/blog/explicit-compile-hints
 */
export const compileOnLoad = {
  apply(compiler: Compiler): void {
    const { BannerPlugin, Compilation } = compiler.webpack;
    new BannerPlugin({
      banner: "//# allFunctionsCalledOnLoad",
      raw: true,
      test: PDF_CODE,
      // After the minifier, which removes comments, and before the file's hash.
      stage: Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
    }).apply(compiler);
  },
};
