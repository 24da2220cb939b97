import type { LinkMark } from "../marks";
import type { StructureElement } from "../structure";
import type { PdfObject } from "./internals";

/** What an element holds, in reading order: a part of a page's content, a link's annotation, another element. */
export type Kid =
  { page: number; contentId: number } | { page: number; annotation: Annotation } | StructureNode;

/** An element with its place in the file. */
export interface StructureNode {
  element: StructureElement;
  parent: StructureNode | null;
  kids: Kid[];
  object: PdfObject;
}

/** A link on a page, counted from 1, and its `Link` element. */
export interface Annotation {
  mark: LinkMark;
  page: number;
  owner: StructureNode;
  object: PdfObject;
}

/** An object without a number: jsPDF gives numbers when it builds the file. */
export const noObject: PdfObject = { objId: 0, content: "" };

export type StructureTree = ReturnType<typeof createStructureTree>;

/** The elements of a document, in reading order, as its marks name them one after the other. */
export function createStructureTree() {
  const nodes = new Map<StructureElement, StructureNode>();
  const annotations: Annotation[] = [];
  const contents = new Map<number, StructureNode[]>();

  function nodeOf(element: StructureElement): StructureNode {
    const known = nodes.get(element);
    if (known) return known;
    const parent = element.parent && nodeOf(element.parent);
    const node: StructureNode = { element, parent, kids: [], object: noObject };
    parent?.kids.push(node);
    nodes.set(element, node);
    return node;
  }

  return {
    /** From the document down; the document comes first. */
    nodes,
    annotations,
    /** The element of each part of a page's content. Its place in the list is the part's number. */
    contentsOf: (page: number): readonly StructureNode[] => contents.get(page) ?? [],
    /** Adds a part of a page's content to an element. @returns the part's number on the page. */
    addContent(element: StructureElement, page: number): number {
      const node = nodeOf(element);
      const onPage = contents.get(page) ?? [];
      contents.set(page, onPage);
      const contentId = onPage.push(node) - 1;
      node.kids.push({ page, contentId });
      return contentId;
    },
    addLink(mark: LinkMark, page: number): void {
      const owner = nodeOf(mark.tag);
      const annotation: Annotation = { mark, page, owner, object: noObject };
      annotations.push(annotation);
      owner.kids.push({ page, annotation });
    },
  };
}
