import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A value in a PDF as qpdf writes it in JSON: `/Name`, `u:text`, `b:bytes`, `5 0 R` (qpdf's manual, "JSON format"). */
export type PdfValue = string | number | boolean | null | readonly PdfValue[] | PdfDictionary;

/** An interface, as a type alias cannot name itself in a record. */
export interface PdfDictionary {
  readonly [key: string]: PdfValue;
}

interface PdfStream {
  dict: PdfValue;
  /** Base64 of the decoded bytes. */
  data?: string;
}

type Objects = Record<string, { value: PdfValue } | { stream: PdfStream }>;

/** The objects of a file, as qpdf reads them. */
export interface PdfObjects {
  /** Follows references until there is a value; of a stream, its dictionary. */
  resolve: (value: PdfValue | undefined) => PdfValue;
  /** The value at a path of keys and positions, references followed; `null` where there is none. */
  at: (value: PdfValue | undefined, ...path: (string | number)[]) => PdfValue;
  /** An entry of a dictionary as it stands there, which may be a reference. */
  entryOf: (value: PdfValue, key: string) => PdfValue;
  /** The decoded content of a stream, one character for each byte. */
  contentOf: (reference: PdfValue) => string;
  catalog: PdfValue;
  /** References to the pages, in order. */
  pages: readonly string[];
  /** All objects by reference, dictionaries of streams included. */
  all: ReadonlyMap<string, PdfValue>;
}

export const hasQpdf = !spawnSync("qpdf", ["--version"]).error;

export const isArray = (value: PdfValue): value is readonly PdfValue[] => Array.isArray(value);
export const isDictionary = (value: PdfValue): value is PdfDictionary =>
  typeof value === "object" && value !== null && !isArray(value);

/** A text string without its mark. */
export const textOfString = (value: PdfValue) => (typeof value === "string" ? value.replace(/^u:/, "") : "");

function runQpdf(pdf: ArrayBuffer): { qpdf: [unknown, Objects] } {
  const folder = mkdtempSync(join(tmpdir(), "pdf-"));
  const path = join(folder, "file.pdf");
  writeFileSync(path, new Uint8Array(pdf));
  const options = ["--json=2", "--json-key=qpdf", "--json-stream-data=inline", "--decode-level=generalized"];
  const { stdout, stderr } = spawnSync("qpdf", [...options, path], {
    encoding: "utf8",
    maxBuffer: 1e9,
  });
  rmSync(folder, { recursive: true });
  if (stderr) throw new Error(stderr);
  return JSON.parse(stdout) as { qpdf: [unknown, Objects] };
}

/** @throws with qpdf's words when it finds the file damaged. */
export function readObjects(pdf: ArrayBuffer): PdfObjects {
  const { trailer, ...objects } = runQpdf(pdf).qpdf[1];
  const bodyOf = (reference: string) => objects[`obj:${reference}`];
  const valueOf = (body: Objects[string] | undefined): PdfValue =>
    body === undefined ? null : "stream" in body ? body.stream.dict : body.value;
  const resolve = (value: PdfValue | undefined): PdfValue =>
    typeof value === "string" && /^\d+ \d+ R$/.test(value)
      ? resolve(valueOf(bodyOf(value)))
      : (value ?? null);
  const at: PdfObjects["at"] = (value, ...path) =>
    path.reduce<PdfValue>((inside, key) => {
      if (typeof key === "number") return isArray(inside) ? resolve(inside[key]) : null;
      return isDictionary(inside) ? resolve(inside[key]) : null;
    }, resolve(value));
  const pagesIn = (reference: PdfValue): string[] => {
    const kids = at(reference, "/Kids");
    if (isArray(kids)) return kids.flatMap(pagesIn);
    return typeof reference === "string" ? [reference] : [];
  };
  const catalog = at(valueOf(trailer), "/Root");
  const all = Object.entries(objects).map(
    ([name, body]) => [name.replace(/^obj:/, ""), valueOf(body)] as const,
  );
  const entryOf: PdfObjects["entryOf"] = (value, key) => {
    const dictionary = resolve(value);
    return isDictionary(dictionary) ? (dictionary[key] ?? null) : null;
  };
  return {
    resolve,
    at,
    entryOf,
    contentOf: (reference) => {
      const body = typeof reference === "string" ? bodyOf(reference) : undefined;
      const data = body && "stream" in body ? (body.stream.data ?? "") : "";
      return Buffer.from(data, "base64").toString("latin1");
    },
    catalog,
    pages: pagesIn(entryOf(catalog, "/Pages")),
    all: new Map(all),
  };
}
