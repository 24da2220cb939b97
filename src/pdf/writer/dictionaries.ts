/** Text of the PDF dictionaries that describe the structure of a file for screen readers. `structure-tree.ts` collects their input. */
import type { Area, LinkMark, StructureElement } from "../marks";
import { toPdfString } from "./internals";

/** A link with the number of its page, from 1. */
export type PlacedLink = LinkMark & { page: number };

/** A child of an element: another element, marked content (`content` is its number on the page, the MCID), or a link. */
export type Kid = StructureElement | { content: number; page: number } | PlacedLink;

/** What is written as an object with a number. "root" is the object of the structure tree itself, which is the parent of the Document element. */
export type TreeNode = StructureElement | PlacedLink | "root";

/** Notation of objects and areas in the file. */
export interface Notation {
  /** An indirect reference, such as `12 0 R`. */
  reference: (node: TreeNode) => string;
  pageReference: (page: number) => string;
  /** Lower left and upper right corner in points, such as `[10 20 30 40]`. */
  rectangle: (area: Area) => string;
}

/** A text string as hexadecimal UTF-16 (ISO 32000-1, 7.9.2.2). */
function toHexString(text: string): string {
  const units = toPdfString(text).split("");
  return `<feff${units.map((unit) => unit.charCodeAt(0).toString(16).padStart(4, "0")).join("")}>`;
}

/** `encodeURI` encodes the `%` of an encoded character too: `%C3` becomes `%25C3`. */
const ENCODED_TWICE = /%25(?=[\da-f]{2})/gi;

/** A URL as ASCII (ISO 32000-1, 12.6.4.7). Encoded characters, such as `%C3%A9`, stay unchanged. */
function toUriString(url: string): string {
  const ascii = encodeURI(toPdfString(url)).replace(ENCODED_TWICE, "%");
  return `(${ascii.replace(/[\\()]/g, "\\$&")})`;
}

/** @param ownPage the page in the parent's dictionary (`/Pg`): it holds for the parent's kids, so only a kid on another page names its own. */
function writeKid(kid: Kid, ownPage: number | undefined, { reference, pageReference }: Notation): string {
  if ("role" in kid) return reference(kid);
  const page = kid.page === ownPage ? "" : `/Pg ${pageReference(kid.page)}`;
  if ("target" in kid) return `<</Type/OBJR${page}/Obj ${reference(kid)}>>`;
  return page ? `<</Type/MCR${page}/MCID ${kid.content}>>` : `${kid.content}`;
}

/** A structure element's dictionary (ISO 32000-1, 14.7.2 and 14.8.5). */
export function writeElement(element: StructureElement, kids: readonly Kid[], notation: Notation): string {
  const { role, parent, actualText, alt, area, numbering, scope = "Row" } = element;
  const { reference, pageReference, rectangle } = notation;
  const ownPage = kids.find((kid) => "page" in kid)?.page;
  // Only one attribute (/A) an element: numbering is for L, scope for TH, area for Figure.
  const pairs = [
    `/S/${role}`,
    actualText && `/ActualText${toHexString(actualText)}`,
    alt !== undefined && `/Alt${toHexString(alt)}`,
    numbering && `/A<</O/List/ListNumbering/${numbering}>>`,
    // Each header cell needs a scope (Matterhorn 15-003).
    role === "TH" && `/A<</O/Table/Scope/${scope}>>`,
    area && `/A<</O/Layout/Placement/Block/BBox${rectangle(area)}>>`,
    `/P ${reference(parent ?? "root")}`,
    ownPage && `/Pg ${pageReference(ownPage)}`,
    `/K[${kids.map((kid) => writeKid(kid, ownPage, notation)).join(" ")}]`,
  ];
  return `<<${pairs.filter(Boolean).join("")}>>`;
}

/** A link's annotation (ISO 32000-1, 12.5.6.5). @param key the link's key in the parent tree. */
export function writeLink(link: PlacedLink, key: number, notation: Notation): string {
  const { page, target, description } = link;
  const { pageReference, rectangle } = notation;
  const pairs = [
    "/Type/Annot/Subtype/Link",
    // The link exists in print too (PDF/A requires it), and has no border.
    "/F 4/Border[0 0 0]",
    `/Rect${rectangle(link)}`,
    `/P ${pageReference(page)}`,
    `/Contents${toHexString(description)}`,
    `/StructParent ${key}`,
    "url" in target
      ? `/A<</S/URI/URI${toUriString(target.url)}>>`
      : `/Dest[${pageReference(target.page)}/Fit]`,
  ];
  return `<<${pairs.join("")}>>`;
}

/**
 * The structure tree's root, with its parent tree (ISO 32000-1, 14.7.2 and 14.7.4.4).
 * @param parents values of the parent tree. The key is the index: first the pages (`[5 0 R 6 0 R]`), then the links (` 7 0 R`, with a leading space).
 */
export function writeTree(document: TreeNode, parents: readonly string[], { reference }: Notation): string {
  const numbers = parents.map((parent, key) => `${key}${parent}`).join(" ");
  const parentTree = `/ParentTree<</Nums[${numbers}]>>/ParentTreeNextKey ${parents.length}`;
  return `<</Type/StructTreeRoot/K ${reference(document)}/RoleMap<</Strong/Span>>${parentTree}>>`;
}
