import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { runInThisContext } from "node:vm";

import { transformSync } from "@swc/core";

import { readFonts } from "../node/measure";
import { readFrozenContent } from "../testing/content";
import keepTextDocuments from "./lean-jspdf-loader";

const JSPDF = "node_modules/jspdf/dist/jspdf.es.js";
const source = readFileSync(JSPDF, "utf8");

type Evaluate = (require: NodeJS.Require, module: { exports: unknown }, exports: unknown) => void;

function loadLeanJspdf(): unknown {
  const { code } = transformSync(keepTextDocuments(source), { module: { type: "commonjs" } });
  const evaluate = runInThisContext(`(function (require, module, exports) {${code}\n})`) as Evaluate;
  const loaded = { exports: {} };
  evaluate(createRequire(resolve(JSPDF)), loaded, loaded.exports);
  return loaded.exports;
}

async function bytesOfWhitePaper(): Promise<Buffer> {
  const { createWhitePaper } = await import("../white-paper/white-paper");
  return Buffer.from(await createWhitePaper(readFrozenContent(), readFonts()).arrayBuffer());
}

it("makes the same PDF as the full jsPDF, byte for byte, with less than half of its code", async () => {
  const whole = await bytesOfWhitePaper();
  jest.resetModules();
  jest.doMock("jspdf", loadLeanJspdf);
  const lean = await bytesOfWhitePaper();
  expect(lean.equals(whole)).toBe(true);
  expect(keepTextDocuments(source).length).toBeLessThan(source.length / 2);
});

it("throws when jsPDF's file has changed", () => {
  expect(() => keepTextDocuments(source.replaceAll("pdf.outline.add = ", "pdf.outline.put = "))).toThrow(
    "does not find pdf.outline.add",
  );
  expect(() => keepTextDocuments(source.replace("function WebPDecoder(", "function WebP("))).toThrow(
    "WebPDecoder",
  );
  expect(() => keepTextDocuments(source.replace(/^export \{.*$/m, ""))).toThrow("exports");
});
