import { structureFailures } from "./matterhorn-structure";
import { isArray, type PdfObjects, readObjects, textOfString } from "./pdf-objects";
import { type ReadStructure, readStructure, withDescendants } from "./structure-reader";

/** What fails, with the number of its condition in the Matterhorn Protocol 1.1 of the PDF Association. */
type Failures = string[];

const when = (failure: string, fails: boolean): Failures => (fails ? [failure] : []);

/** 01: all content is either tagged or an artifact, and neither stands within the other. */
const contentFailures = ({ pages }: ReadStructure): Failures =>
  [...pages.values()]
    .flat()
    .flatMap(({ tag, contentId, paints, depth, text }) => [
      ...when("01-003 or 01-004: content within other marked content", depth > 0),
      ...when(`01-005: untagged content ${text}`, paints && contentId === null && tag !== "Artifact"),
      ...when("01-003: an artifact with an identifier", tag === "Artifact" && contentId !== null),
    ]);

/** 06: XMP metadata with title and identifier. */
function metadataFailures({ at, catalog, contentOf, all }: PdfObjects): Failures {
  const reference = [...all].find(([, value]) => at(value, "/Type") === "/Metadata")?.[0];
  if (!reference || at(catalog, "/Metadata") === null) return ["06-001: no XMP metadata"];
  const xmp = Buffer.from(contentOf(reference), "latin1").toString("utf8");
  return [
    ...when("06-002: no PDF/UA identifier", !xmp.includes("<pdfuaid:part>1</pdfuaid:part>")),
    ...when("06-003: no dc:title", !/<dc:title>.*<rdf:li[^>]*>[^<]+<.*<\/dc:title>/s.test(xmp)),
  ];
}

/** 01-007, 07, 11, 20, 26: what the catalog says. */
function catalogFailures({ at, catalog }: PdfObjects): Failures {
  const title = at(catalog, "/ViewerPreferences", "/DisplayDocTitle");
  return [
    ...when("not marked as tagged", at(catalog, "/MarkInfo", "/Marked") !== true),
    ...when("01-007: suspects", at(catalog, "/MarkInfo", "/Suspects") === true),
    ...when("07-001 or 07-002: the title bar does not show the title", title !== true),
    ...when("11-001: no language", !/^[a-z]{2}-[A-Z]{2}$/.test(textOfString(at(catalog, "/Lang")))),
    ...when("20-001: optional content", at(catalog, "/OCProperties") !== null),
  ];
}

/** 28: each annotation is a link with a description, in the structure, on a page where Tab follows it. */
function annotationFailures(objects: PdfObjects, { document }: ReadStructure): Failures {
  const { at, pages, entryOf } = objects;
  const owners = new Map(
    withDescendants(document).flatMap((element) =>
      element.annotations.map((reference) => [reference, element] as const),
    ),
  );
  return pages.flatMap((page) => {
    const annotations = entryOf(page, "/Annots");
    return (isArray(annotations) ? annotations : []).flatMap((reference) => [
      ...when("28-008 or 28-009: Tab does not follow the structure", at(page, "/Tabs") !== "/S"),
      ...when("28-006: another annotation than a link", at(reference, "/Subtype") !== "/Link"),
      ...when("28-011: a link outside of Link", owners.get(reference as string)?.role !== "Link"),
      ...when("28-012: a link without description", !/\S/.test(textOfString(at(reference, "/Contents")))),
      ...when("28-004: a hidden link", at(reference, "/F") !== 4),
    ]);
  });
}

/** 10 and 31: fonts are embedded, and say which characters they show. */
const fontFailures = ({ all, at }: PdfObjects): Failures =>
  [...all.values()].flatMap((font) => {
    if (at(font, "/Type") !== "/Font") return [];
    if (at(font, "/Subtype") === "/Type0")
      return when("10-001: a font without a Unicode map", at(font, "/ToUnicode") === null);
    return [
      ...when("31-009: a font that is not embedded", at(font, "/FontDescriptor", "/FontFile2") === null),
      ...when("31-004: no CIDToGIDMap", at(font, "/CIDToGIDMap") !== "/Identity"),
    ];
  });

/**
 * The conditions of PDF/UA-1 that a PDF fails, among those that a machine sees and that a PDF of ours could fail: it has no
 * forms, pictures, notes, formulas, layers, attachments or encryption.
 */
export function findFailures(pdf: ArrayBuffer): Failures {
  const objects = readObjects(pdf);
  if (objects.at(objects.catalog, "/StructTreeRoot") === null) return ["01-005: no structure"];
  const structure = readStructure(objects);
  return [
    ...contentFailures(structure),
    ...metadataFailures(objects),
    ...catalogFailures(objects),
    ...structureFailures(objects, structure),
    ...annotationFailures(objects, structure),
    ...fontFailures(objects),
  ];
}
