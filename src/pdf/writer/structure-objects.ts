import type { jsPDF } from "jspdf";

import type { Area } from "../structure";
import { internalsOf } from "./internals";
import { toHexString, toUriString } from "./strings";
import {
  type Annotation,
  type Kid,
  noObject,
  type StructureNode,
  type StructureTree,
} from "./structure-tree";

/** How one object names another. */
const reference = ({ objId }: { objId: number }) => `${objId} 0 R`;
const referenceTo = ({ object }: StructureNode | Annotation) => reference(object);

/** Writes tree and links into the file, and what leads from pages to both (ISO 32000-1, 14.7). Call it with all pages drawn. */
export function writeStructure(pdf: jsPDF, tree: StructureTree): void {
  const { events, write, newAdditionalObject, getPageInfo, ...coordinates } = internalsOf(pdf);
  const { getCoordinateString: across, getVerticalCoordinateString: up } = coordinates;
  const { annotations, contentsOf } = tree;
  const nodes = [...tree.nodes.values()];
  const pages = pdf.getNumberOfPages();
  let root = noObject;

  const pageReference = (page: number) => reference(getPageInfo(page));
  // jsPDF ends whole numbers with a point.
  const toRect = ({ x, y, width, height }: Area) =>
    `[${[across(x), up(y + height), across(x + width), up(y)].map(Number).join(" ")}]`;

  /** A part of a page's content is its number there, if the element names the page. */
  const writeKid = (part: Kid, ownPage: number | undefined): string => {
    if ("kids" in part) return referenceTo(part);
    const page = part.page === ownPage ? "" : `/Pg ${pageReference(part.page)}`;
    if ("annotation" in part) return `<</Type/OBJR${page}/Obj ${referenceTo(part.annotation)}>>`;
    return page ? `<</Type/MCR${page}/MCID ${part.contentId}>>` : `${part.contentId}`;
  };
  /** A structure element's dictionary (ISO 32000-1, 14.7.2 and 14.8.5). */
  const writeNode = ({ element, parent, kids }: StructureNode): string => {
    const { role, actualText, alt, area, numbering } = element;
    const ownPage = kids.find((part) => "page" in part)?.page;
    const entries = [
      `/S/${role}`,
      actualText && `/ActualText${toHexString(actualText)}`,
      alt !== undefined && `/Alt${toHexString(alt)}`,
      numbering && `/A<</O/List/ListNumbering/${numbering}>>`,
      // Each bar has its label at the start of its row (Matterhorn 15-003).
      role === "TH" && "/A<</O/Table/Scope/Row>>",
      area && `/A<</O/Layout/Placement/Block/BBox${toRect(area)}>>`,
      `/P ${reference(parent?.object ?? root)}`,
      ownPage && `/Pg ${pageReference(ownPage)}`,
      `/K[${kids.map((part) => writeKid(part, ownPage)).join(" ")}]`,
    ];
    return `<<${entries.filter(Boolean).join("")}>>`;
  };
  const writeLink = ({ mark, page }: Annotation, key: number): string => {
    const { target, description } = mark;
    const leads =
      "url" in target
        ? `/A<</S/URI/URI${toUriString(target.url)}>>`
        : `/Dest[${pageReference(target.page)}/Fit]`;
    // F 4: the link is there in print too (PDF/A asks for it). Border: none.
    return `<</Type/Annot/Subtype/Link/F 4/Border[0 0 0]/Rect${toRect(mark)}/P ${pageReference(page)}/Contents${toHexString(description)}/StructParent ${key}${leads}>>`;
  };
  /** From the keys of pages and then of links to their elements. */
  const writeParentTree = (): string => {
    const ofPages = Array.from(
      { length: pages },
      (_, index) =>
        `${index}[${contentsOf(index + 1)
          .map(referenceTo)
          .join(" ")}]`,
    );
    const ofLinks = annotations.map(({ owner }, index) => `${pages + index} ${referenceTo(owner)}`);
    return `<</Nums[${[...ofPages, ...ofLinks].join(" ")}]>>`;
  };

  events.subscribe("putPage", ({ pageNumber }) => {
    if (pageNumber === 1) {
      root = newAdditionalObject();
      for (const each of [...nodes, ...annotations]) each.object = newAdditionalObject();
    }
    const links = annotations.filter(({ page }) => page === pageNumber).map(referenceTo);
    // Tab follows the structure (Matterhorn 28-008).
    write(`/StructParents ${pageNumber - 1}/Tabs/S`);
    if (links.length > 0) write(`/Annots[${links.join(" ")}]`);
  });
  events.subscribe("postPutPages", () => {
    const document = nodes.slice(0, 1).map(referenceTo).join("");
    const next = `/ParentTreeNextKey ${pages + annotations.length}`;
    root.content = `<</Type/StructTreeRoot/K ${document}/RoleMap<</Strong/Span>>/ParentTree${writeParentTree()}${next}>>`;
    for (const node of nodes) node.object.content = writeNode(node);
    annotations.forEach((annotation, index) => {
      annotation.object.content = writeLink(annotation, pages + index);
    });
  });
  events.subscribe("putCatalog", () => {
    write(`/MarkInfo<</Marked true>>/StructTreeRoot ${reference(root)}`);
  });
}
