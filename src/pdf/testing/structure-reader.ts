import { type MarkedContent, readMarkedContents } from "./content-stream";
import { isArray, type PdfObjects, type PdfValue, textOfString } from "./pdf-objects";

/** An element of the structure as the file has it. */
export interface ReadElement {
  /** A standard role: those of our own are mapped. */
  role: string;
  reference: string;
  /** What it says: its replacement text, or its content and that of its children, in order. */
  text: string;
  children: readonly ReadElement[];
  /** The parts of pages that it holds itself. */
  contents: readonly { page: string; contentId: number }[];
  annotations: readonly string[];
  alt: string | null;
  actualText: string | null;
  attributes: PdfValue;
}

export interface ReadStructure {
  document: ReadElement;
  /** The content of each page. */
  pages: ReadonlyMap<string, readonly MarkedContent[]>;
}

/** An element and all below it, in reading order. */
export const withDescendants = (element: ReadElement): ReadElement[] => [
  element,
  ...element.children.flatMap(withDescendants),
];

/** @throws when there is no structure, or content names an element that does not hold it. */
export function readStructure(objects: PdfObjects): ReadStructure {
  const { at, catalog, entryOf } = objects;
  const pages = new Map(objects.pages.map((page) => [page, readMarkedContents(objects, page)]));
  const nameOf = (value: PdfValue) => (typeof value === "string" ? value : "");
  const referenceOf = (value: PdfValue, key: string) => nameOf(entryOf(value, key));

  function readElement(reference: PdfValue): ReadElement {
    if (typeof reference !== "string") throw new Error("An element is not an object of its own");
    const children: ReadElement[] = [];
    const contents: ReadElement["contents"][number][] = [];
    const annotations: string[] = [];
    const replacement = at(reference, "/ActualText");
    const actualText = replacement === null ? null : textOfString(replacement);
    const kids = at(reference, "/K");
    let text = "";
    for (const kid of isArray(kids) ? kids : [kids]) {
      const type = at(kid, "/Type");
      if (type === "/MCR") {
        const [page, contentId] = [referenceOf(kid, "/Pg"), Number(at(kid, "/MCID"))];
        const content = pages.get(page)?.find((each) => each.contentId === contentId);
        if (!content) throw new Error(`No content ${contentId} on page ${page}`);
        contents.push({ page, contentId });
        text += content.text;
      } else if (type === "/OBJR") {
        annotations.push(referenceOf(kid, "/Obj"));
      } else {
        const child = readElement(kid);
        children.push(child);
        text += child.text;
      }
    }
    const name = nameOf(at(reference, "/S"));
    const role = nameOf(at(catalog, "/StructTreeRoot", "/RoleMap", name)) || name;
    const alt = at(reference, "/Alt");
    return {
      role: role.slice(1),
      reference,
      text: actualText ?? text,
      children,
      contents,
      annotations,
      alt: alt === null ? null : textOfString(alt),
      actualText,
      attributes: at(reference, "/A"),
    };
  }
  return { document: readElement(entryOf(at(catalog, "/StructTreeRoot"), "/K")), pages };
}
