import type { jsPDF } from "jspdf";

import type { Area, LinkMark, StructureElement } from "../marks";
import { internalsOf, type PdfObject, toPdfString } from "./internals";

type Link = LinkMark & { page: number };

/** A child: an element, a part of a page's content by its number there, or a link. */
type Kid = StructureElement | { content: number; page: number } | Link;

/** A text string as hexadecimal UTF-16 (ISO 32000-1, 7.9.2.2). */
function toHexString(text: string): string {
  const units = toPdfString(text).split("");
  return `<feff${units.map((unit) => unit.charCodeAt(0).toString(16).padStart(4, "0")).join("")}>`;
}

/** A URL as ASCII (ISO 32000-1, 12.6.4.7). Encoded characters, such as `%C3%A9`, stay unchanged. */
const toUriString = (url: string) =>
  `(${encodeURI(toPdfString(url))
    .replace(/%25(?=[\da-f]{2})/gi, "%")
    .replace(/[\\()]/g, "\\$&")})`;

/** Collects what the pages draw. */
export interface StructureTree {
  /** @returns the content's number on the page. */
  addContent: (element: StructureElement, page: number) => number;
  addLink: (mark: LinkMark, page: number) => void;
}

/** Elements are collected while pages are drawn (ISO 32000-1, 14.7); objects are allocated at the first page, written after the last. */
export function createStructureTree(pdf: jsPDF): StructureTree {
  const { events, write, newAdditionalObject, getPageInfo, ...coordinates } = internalsOf(pdf);
  const { getCoordinateString: across, getVerticalCoordinateString: up } = coordinates;
  /** Elements in reading order. Parents come before children, so the document is first. */
  const kids = new Map<StructureElement, Kid[]>();
  const links: Link[] = [];
  /** Elements by page and by number of the content. */
  const contents: StructureElement[][] = [];
  /** `null` is the tree itself, the parent of the document. */
  const objects = new Map<StructureElement | Link | null, PdfObject>();

  function kidsOf(element: StructureElement): Kid[] {
    const known = kids.get(element);
    if (known) return known;
    if (element.parent) kidsOf(element.parent).push(element);
    const own: Kid[] = [];
    kids.set(element, own);
    return own;
  }

  /** An indirect reference, `12 0 R`. */
  const reference = (of: StructureElement | Link | null) => `${objects.get(of)?.objId ?? 0} 0 R`;
  const references = (of: readonly (StructureElement | Link)[]) => `[${of.map(reference).join(" ")}]`;
  const pageReference = (page: number) => `${getPageInfo(page).objId} 0 R`;
  // jsPDF ends whole numbers with a point, which `Number` removes.
  const toRect = ({ x, y, width, height }: Area) =>
    `[${[across(x), up(y + height), across(x + width), up(y)].map(Number).join(" ")}]`;

  /** @param ownPage the page in the element's own dictionary, which its kids need not repeat. */
  const writeKid = (kid: Kid, ownPage: number | undefined): string => {
    if ("role" in kid) return reference(kid);
    const page = kid.page === ownPage ? "" : `/Pg ${pageReference(kid.page)}`;
    if ("target" in kid) return `<</Type/OBJR${page}/Obj ${reference(kid)}>>`;
    return page ? `<</Type/MCR${page}/MCID ${kid.content}>>` : `${kid.content}`;
  };
  /** A structure element's dictionary (ISO 32000-1, 14.7.2 and 14.8.5). */
  const writeElement = (element: StructureElement): string => {
    const { role, parent, actualText, alt, area, numbering, scope = "Row" } = element;
    const own = kidsOf(element);
    const [ownPage] = own.flatMap((kid) => ("page" in kid ? kid.page : []));
    const entries = [
      `/S/${role}`,
      actualText && `/ActualText${toHexString(actualText)}`,
      alt !== undefined && `/Alt${toHexString(alt)}`,
      numbering && `/A<</O/List/ListNumbering/${numbering}>>`,
      // Each header cell needs a scope (Matterhorn 15-003).
      role === "TH" && `/A<</O/Table/Scope/${scope}>>`,
      area && `/A<</O/Layout/Placement/Block/BBox${toRect(area)}>>`,
      `/P ${reference(parent)}`,
      ownPage && `/Pg ${pageReference(ownPage)}`,
      `/K[${own.map((kid) => writeKid(kid, ownPage)).join(" ")}]`,
    ];
    return `<<${entries.filter(Boolean).join("")}>>`;
  };
  const writeLink = (link: Link): string => {
    const { page, target, description } = link;
    const leads =
      "url" in target
        ? `/A<</S/URI/URI${toUriString(target.url)}>>`
        : `/Dest[${pageReference(target.page)}/Fit]`;
    const key = pdf.getNumberOfPages() + links.indexOf(link);
    // F 4: the link exists in print too (PDF/A requires it). Border: none.
    return `<</Type/Annot/Subtype/Link/F 4/Border[0 0 0]/Rect${toRect(link)}/P ${pageReference(page)}/Contents${toHexString(description)}/StructParent ${key}${leads}>>`;
  };
  const writeTree = (): string => {
    // Number tree from the keys of pages, then of links, to their elements.
    const keys = [
      ...Array.from({ length: pdf.getNumberOfPages() }, (_, page) => references(contents[page] ?? [])),
      ...links.map(({ tag }) => ` ${reference(tag)}`),
    ].map((elements, key) => `${key}${elements}`);
    const parentTree = `/ParentTree<</Nums[${keys.join(" ")}]>>/ParentTreeNextKey ${keys.length}`;
    const [document = null] = kids.keys();
    return `<</Type/StructTreeRoot/K ${reference(document)}/RoleMap<</Strong/Span>>${parentTree}>>`;
  };

  events.subscribe("putPage", ({ pageNumber }) => {
    if (pageNumber === 1)
      for (const each of [null, ...kids.keys(), ...links]) objects.set(each, newAdditionalObject());
    // The tab order follows the structure (Matterhorn 28-008).
    write(`/StructParents ${pageNumber - 1}/Tabs/S`);
    const own = links.filter(({ page }) => page === pageNumber);
    if (own.length > 0) write(`/Annots${references(own)}`);
  });
  events.subscribe("postPutPages", () => {
    for (const [of, object] of objects) {
      if (!of) object.content = writeTree();
      else object.content = "role" in of ? writeElement(of) : writeLink(of);
    }
  });
  events.subscribe("putCatalog", () => {
    // Overrides the header's version (ISO 32000-1, 7.5.2): jsPDF always writes 1.3 there.
    write("/Version/1.7");
    write(`/MarkInfo<</Marked true>>/StructTreeRoot ${reference(null)}`);
  });

  return {
    addContent(element, page) {
      const content = (contents[page - 1] ??= []).push(element) - 1;
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
