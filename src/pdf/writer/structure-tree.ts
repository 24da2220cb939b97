import type { jsPDF } from "jspdf";

import type { LinkMark } from "../marks";
import type { Area, StructureElement } from "../structure";
import { internalsOf, type PdfObject } from "./internals";
import { toHexString, toUriString } from "./strings";

/** Placeholder until jsPDF allocates object numbers. */
const noObject: PdfObject = { objId: 0, content: "" };

/** An indirect reference, `12 0 R`. */
const reference = ({ objId }: { objId: number }) => `${objId} 0 R`;
const referenceTo = ({ object }: { object: PdfObject }) => reference(object);

/** A child: an element, a part of a page's content by its number there, or a link. */
type Kid =
  | { node: StructureNode; page?: undefined }
  | { content: number; page: number }
  | { annotation: Annotation; page: number };

/** `kids` are in reading order. */
interface StructureNode {
  element: StructureElement;
  parent: StructureNode | null;
  kids: Kid[];
  object: PdfObject;
}

interface Annotation {
  mark: LinkMark;
  page: number;
  owner: StructureNode;
  object: PdfObject;
}

export type StructureTree = ReturnType<typeof createStructureTree>;

/** Elements are collected while pages are drawn (ISO 32000-1, 14.7); objects are allocated at the first page, written after the last. */
export function createStructureTree(pdf: jsPDF) {
  const { events, write, newAdditionalObject, getPageInfo, ...coordinates } = internalsOf(pdf);
  const { getCoordinateString: across, getVerticalCoordinateString: up } = coordinates;
  /** Parents come before children, so the document is first. */
  const nodes = new Map<StructureElement, StructureNode>();
  const annotations: Annotation[] = [];
  /** Elements by page and by number of the content. */
  const contents: StructureNode[][] = [];
  let root = noObject;

  function nodeOf(element: StructureElement): StructureNode {
    const known = nodes.get(element);
    if (known) return known;
    const parent = element.parent && nodeOf(element.parent);
    const node: StructureNode = { element, parent, kids: [], object: noObject };
    parent?.kids.push({ node });
    nodes.set(element, node);
    return node;
  }

  const pageReference = (page: number) => reference(getPageInfo(page));
  // jsPDF ends whole numbers with a point, which `Number` removes.
  const toRect = ({ x, y, width, height }: Area) =>
    `[${[across(x), up(y + height), across(x + width), up(y)].map(Number).join(" ")}]`;

  /** @param ownPage the page in the element's own dictionary, which its kids need not repeat. */
  const writeKid = (kid: Kid, ownPage: number | undefined): string => {
    if (kid.page === undefined) return referenceTo(kid.node);
    const page = kid.page === ownPage ? "" : `/Pg ${pageReference(kid.page)}`;
    if ("annotation" in kid) return `<</Type/OBJR${page}/Obj ${referenceTo(kid.annotation)}>>`;
    return page ? `<</Type/MCR${page}/MCID ${kid.content}>>` : `${kid.content}`;
  };
  /** A structure element's dictionary (ISO 32000-1, 14.7.2 and 14.8.5). */
  const writeNode = ({ element, parent, kids }: StructureNode): string => {
    const { role, actualText, alt, area, numbering, scope = "Row" } = element;
    const ownPage = kids.find(({ page }) => page)?.page;
    const entries = [
      `/S/${role}`,
      actualText && `/ActualText${toHexString(actualText)}`,
      alt !== undefined && `/Alt${toHexString(alt)}`,
      numbering && `/A<</O/List/ListNumbering/${numbering}>>`,
      // Each header cell needs a scope (Matterhorn 15-003).
      role === "TH" && `/A<</O/Table/Scope/${scope}>>`,
      area && `/A<</O/Layout/Placement/Block/BBox${toRect(area)}>>`,
      `/P ${reference(parent?.object ?? root)}`,
      ownPage && `/Pg ${pageReference(ownPage)}`,
      `/K[${kids.map((kid) => writeKid(kid, ownPage)).join(" ")}]`,
    ];
    return `<<${entries.filter(Boolean).join("")}>>`;
  };
  const writeLink = ({ mark, page }: Annotation, key: number): string => {
    const { target, description } = mark;
    const leads =
      "url" in target
        ? `/A<</S/URI/URI${toUriString(target.url)}>>`
        : `/Dest[${pageReference(target.page)}/Fit]`;
    // F 4: the link exists in print too (PDF/A requires it). Border: none.
    return `<</Type/Annot/Subtype/Link/F 4/Border[0 0 0]/Rect${toRect(mark)}/P ${pageReference(page)}/Contents${toHexString(description)}/StructParent ${key}${leads}>>`;
  };

  events.subscribe("putPage", ({ pageNumber }) => {
    if (pageNumber === 1) {
      root = newAdditionalObject();
      for (const each of [...nodes.values(), ...annotations]) each.object = newAdditionalObject();
    }
    const links = annotations.filter(({ page }) => page === pageNumber).map(referenceTo);
    // The tab order follows the structure (Matterhorn 28-008).
    write(`/StructParents ${pageNumber - 1}/Tabs/S`);
    if (links.length > 0) write(`/Annots[${links.join(" ")}]`);
  });
  events.subscribe("postPutPages", () => {
    const pages = pdf.getNumberOfPages();
    const [document] = nodes.values();
    // Number tree from the keys of pages, then of links, to their elements.
    const keys = [
      ...Array.from({ length: pages }, (_, page) => `[${(contents[page] ?? []).map(referenceTo).join(" ")}]`),
      ...annotations.map(({ owner }) => ` ${referenceTo(owner)}`),
    ].map((elements, key) => `${key}${elements}`);
    const parentTree = `/ParentTree<</Nums[${keys.join(" ")}]>>/ParentTreeNextKey ${keys.length}`;
    root.content = `<</Type/StructTreeRoot/K ${document ? referenceTo(document) : ""}/RoleMap<</Strong/Span>>${parentTree}>>`;
    for (const node of nodes.values()) node.object.content = writeNode(node);
    annotations.forEach((annotation, index) => {
      annotation.object.content = writeLink(annotation, pages + index);
    });
  });
  events.subscribe("putCatalog", () => {
    write(`/MarkInfo<</Marked true>>/StructTreeRoot ${reference(root)}`);
  });

  return {
    /** @returns the content's number on the page. */
    addContent(element: StructureElement, page: number): number {
      const node = nodeOf(element);
      const id = (contents[page - 1] ??= []).push(node) - 1;
      node.kids.push({ content: id, page });
      return id;
    },
    addLink(mark: LinkMark, page: number): void {
      const owner = nodeOf(mark.tag);
      const annotation: Annotation = { mark, page, owner, object: noObject };
      annotations.push(annotation);
      owner.kids.push({ annotation, page });
    },
  };
}
