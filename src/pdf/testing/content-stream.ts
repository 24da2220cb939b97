import { isDictionary, type PdfObjects, type PdfValue } from "./pdf-objects";

/** Content of a page between a `BDC` or `BMC` and its `EMC`, or outside of any. */
export interface MarkedContent {
  /** `Artifact`, an element's role, or `null` outside. */
  tag: string | null;
  /** Its number on the page, if it belongs to an element. */
  contentId: number | null;
  text: string;
  /** Whether it paints anything. */
  paints: boolean;
  /** How many others it is in. */
  depth: number;
}

/** Operators that paint, or prepare a path to be painted (ISO 32000-1, annex A). */
const PAINTING = /^(m|l|c|v|y|h|re|S|s|f|F|f\*|B|B\*|b|b\*|W|W\*|Tj|TJ|'|"|sh|Do|EI)$/;

/** Strings, names, numbers, brackets and operators. jsPDF writes no other strings into pages than these. */
const TOKEN = /<<|>>|<[0-9a-fA-F\s]*>|\/[^\s/<>[\]()]+|[[\]]|[^\s/<>[\]()]+/g;

/** What each code of a font's strings stands for. */
function readUnicodeMap(objects: PdfObjects, font: PdfValue): ReadonlyMap<string, string> {
  const content = objects.contentOf(objects.entryOf(font, "/ToUnicode"));
  const pairs = content.matchAll(/<([0-9a-fA-F]{4})>\s*<([0-9a-fA-F]+)>/g);
  const decode = (hex: string) => Buffer.from(hex, "hex").swap16().toString("utf16le");
  return new Map([...pairs].map(([, code = "", unicode = ""]) => [code.toLowerCase(), decode(unicode)]));
}

/**
 * Reads a page's content in the order of the file, each piece with the tag that is open there.
 * @throws when a string has a code without a Unicode value (Matterhorn 10-001), or tags do not match.
 */
export function readMarkedContents(objects: PdfObjects, page: string): MarkedContent[] {
  const fonts = objects.at(page, "/Resources", "/Font");
  const names = isDictionary(fonts) ? Object.entries(fonts) : [];
  const maps = new Map(names.map(([name, font]) => [name, readUnicodeMap(objects, font)]));
  const outside: MarkedContent = { tag: null, contentId: null, text: "", paints: false, depth: 0 };
  const contents = [outside];
  const open: MarkedContent[] = [];
  let map: ReadonlyMap<string, string> | undefined;
  let operands: string[] = [];
  for (const [token] of objects.contentOf(objects.entryOf(page, "/Contents")).matchAll(TOKEN)) {
    if (/^[</[\]>]|^[-+.\d]/.test(token)) {
      operands.push(token);
      continue;
    }
    const current = open.at(-1) ?? outside;
    if (token === "BDC" || token === "BMC") {
      const [tag = "", ...properties] = operands;
      const place = properties.indexOf("/MCID");
      const contentId = place < 0 ? null : Number(properties[place + 1]);
      const content = { tag: tag.slice(1), contentId, text: "", paints: false, depth: open.length };
      open.push(content);
      contents.push(content);
    } else if (token === "EMC") {
      if (!open.pop()) throw new Error("EMC without BDC or BMC");
    } else if (token === "Tf") {
      map = maps.get(operands[0] ?? "");
    } else if (token === "Tj") {
      for (const [code] of (operands[0] ?? "").matchAll(/[0-9a-fA-F]{4}/g)) {
        const character = map?.get(code.toLowerCase());
        if (character === undefined) throw new Error(`10-001: no Unicode value for the code ${code}`);
        current.text += character;
      }
    }
    if (PAINTING.test(token)) current.paints = true;
    operands = [];
  }
  if (open.length > 0) throw new Error("BDC or BMC without EMC");
  return contents;
}
