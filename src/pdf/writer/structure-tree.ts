import type { jsPDF } from "jspdf";

import type { LinkMark, StructureElement } from "../marks";
import {
  type Kid,
  type Notation,
  type PlacedLink,
  type TreeNode,
  writeElement,
  writeLink,
  writeTree,
} from "./dictionaries";
import { internalsOf, type PdfObject } from "./internals";

/** Collects what the pages draw. */
export interface StructureTree {
  /** @returns the content's number on the page. */
  addContent: (element: StructureElement, page: number) => number;
  addLink: (mark: LinkMark, page: number) => void;
}

function notationOf(pdf: jsPDF, objects: ReadonlyMap<TreeNode, PdfObject>): Notation {
  const { getPageInfo, getCoordinateString: across, getVerticalCoordinateString: up } = internalsOf(pdf);
  return {
    reference: (node) => `${objects.get(node)?.objId ?? 0} 0 R`,
    pageReference: (page) => `${getPageInfo(page).objId} 0 R`,
    rectangle: ({ x, y, width, height }) => {
      const corners = [across(x), up(y + height), across(x + width), up(y)];
      // jsPDF ends whole numbers with a point, which `Number` removes.
      return `[${corners.map(Number).join(" ")}]`;
    },
  };
}

/**
 * The structure of a document (ISO 32000-1, 14.7), in three moments of its making:
 * while pages are drawn, elements and links are collected; when jsPDF writes the first page, each gets a numbered object;
 * after the last page, the objects are written.
 */
export function createStructureTree(pdf: jsPDF): StructureTree {
  const { events, write, newAdditionalObject } = internalsOf(pdf);
  /** Elements in reading order. Parents come before children, so the document is first. */
  const kids = new Map<StructureElement, Kid[]>();
  const links: PlacedLink[] = [];
  /** Elements by page and by number of the content. */
  const contents: StructureElement[][] = [];
  const objects = new Map<TreeNode, PdfObject>();
  const notation = notationOf(pdf, objects);
  const references = (nodes: readonly TreeNode[]) => `[${nodes.map(notation.reference).join(" ")}]`;

  function kidsOf(element: StructureElement): Kid[] {
    const known = kids.get(element);
    if (known) return known;
    if (element.parent) kidsOf(element.parent).push(element);
    const own: Kid[] = [];
    kids.set(element, own);
    return own;
  }

  /** The parent tree has a key for each page, then for each link. */
  const keyOf = (link: PlacedLink) => pdf.getNumberOfPages() + links.indexOf(link);
  const writeRoot = (): string => {
    const pages = Array.from({ length: pdf.getNumberOfPages() }, (_, index) => contents[index] ?? []);
    const ownersOfLinks = links.map(({ tag }) => ` ${notation.reference(tag)}`);
    const [document = "root" as const] = kids.keys();
    return writeTree(document, [...pages.map(references), ...ownersOfLinks], notation);
  };
  const writeNode = (node: TreeNode): string => {
    if (node === "root") return writeRoot();
    return "role" in node
      ? writeElement(node, kidsOf(node), notation)
      : writeLink(node, keyOf(node), notation);
  };

  events.subscribe("putPage", ({ pageNumber }) => {
    if (pageNumber === 1)
      for (const node of ["root" as const, ...kids.keys(), ...links])
        objects.set(node, newAdditionalObject());
    // The tab order follows the structure (Matterhorn 28-008).
    write(`/StructParents ${pageNumber - 1}/Tabs/S`);
    const own = links.filter(({ page }) => page === pageNumber);
    if (own.length > 0) write(`/Annots${references(own)}`);
  });
  events.subscribe("postPutPages", () => {
    for (const [node, object] of objects) object.content = writeNode(node);
  });
  events.subscribe("putCatalog", () => {
    // Overrides the header's version (ISO 32000-1, 7.5.2): jsPDF always writes 1.3 there.
    write("/Version/1.7");
    write(`/MarkInfo<</Marked true>>/StructTreeRoot ${notation.reference("root")}`);
  });

  return {
    addContent(element, page) {
      const onPage = (contents[page - 1] ??= []);
      const content = onPage.length;
      onPage.push(element);
      kidsOf(element).push({ content, page });
      return content;
    },
    addLink(mark, page) {
      const link = { ...mark, page };
      links.push(link);
      kidsOf(mark.tag).push(link);
    },
  };
}
