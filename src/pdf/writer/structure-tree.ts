/** The structure of a PDF for screen readers, which jsPDF cannot write. */
import type { jsPDF } from "jspdf";

import type { Area, LinkMark, StructureElement } from "../marks";
import { internalsOf, type PdfObject, toPdfString } from "./internals";

/** A link with the number of its page, from 1. */
type PlacedLink = LinkMark & { page: number };

/** A child of an element: an element, marked content (`content` is its number on the page), or a link. */
type Kid = StructureElement | { content: number; page: number } | PlacedLink;

/** What becomes a numbered object of the file. "root" is the tree, the parent of the Document element. */
type TreeNode = StructureElement | PlacedLink | "root";

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

const dictionary = (entries: readonly (string | number | false | undefined)[]) =>
  `<<${entries.filter(Boolean).join("")}>>`;

/**
 * ISO 32000-1, 14.7. While pages are drawn, elements and links are collected; when jsPDF writes the first
 * page, each gets a numbered object; after the last page, the objects are written.
 */
export class StructureTree {
  /** Elements in reading order. Parents come before children, so the document is first. */
  private readonly kids = new Map<StructureElement, Kid[]>();
  private readonly links: PlacedLink[] = [];
  /** Elements by page and by number of the content. */
  private readonly contents: StructureElement[][] = [];
  private readonly objects = new Map<TreeNode, PdfObject>();

  constructor(private readonly pdf: jsPDF) {
    const { events, write } = internalsOf(pdf);
    events.subscribe("putPage", ({ pageNumber }) => {
      if (pageNumber === 1) this.addObjects();
      // The tab order follows the structure (Matterhorn 28-008).
      write(`/StructParents ${pageNumber - 1}/Tabs/S`);
      const own = this.links.filter(({ page }) => page === pageNumber);
      if (own.length > 0) write(`/Annots${this.references(own)}`);
    });
    events.subscribe("postPutPages", () => {
      for (const [node, object] of this.objects) object.content = this.written(node);
    });
    events.subscribe("putCatalog", () => {
      // Overrides the header's version (ISO 32000-1, 7.5.2): jsPDF always writes 1.3 there.
      write("/Version/1.7");
      write(`/MarkInfo<</Marked true>>/StructTreeRoot ${this.reference("root")}`);
    });
  }

  /** @returns the content's number on the page. */
  addContent(element: StructureElement, page: number): number {
    const onPage = (this.contents[page - 1] ??= []);
    const content = onPage.length;
    onPage.push(element);
    this.kidsOf(element).push({ content, page });
    return content;
  }

  addLink(mark: LinkMark, page: number): void {
    const link = { ...mark, page };
    this.links.push(link);
    this.kidsOf(mark.tag).push(link);
  }

  private kidsOf(element: StructureElement): Kid[] {
    const known = this.kids.get(element);
    if (known) return known;
    if (element.parent) this.kidsOf(element.parent).push(element);
    const own: Kid[] = [];
    this.kids.set(element, own);
    return own;
  }

  private addObjects(): void {
    const nodes = ["root" as const, ...this.kids.keys(), ...this.links];
    for (const node of nodes) this.objects.set(node, internalsOf(this.pdf).newAdditionalObject());
  }

  /** An indirect reference, such as `12 0 R`. */
  private reference(node: TreeNode): string {
    return `${this.objects.get(node)?.objId ?? 0} 0 R`;
  }

  private references(nodes: readonly TreeNode[]): string {
    return `[${nodes.map((node) => this.reference(node)).join(" ")}]`;
  }

  private pageReference(page: number): string {
    return `${internalsOf(this.pdf).getPageInfo(page).objId} 0 R`;
  }

  /** Lower left and upper right corner in points, such as `[10 20 30 40]`. */
  private rectangle({ x, y, width, height }: Area): string {
    const { getCoordinateString: across, getVerticalCoordinateString: up } = internalsOf(this.pdf);
    const corners = [across(x), up(y + height), across(x + width), up(y)];
    // jsPDF ends whole numbers with a point, which `Number` removes.
    return `[${corners.map(Number).join(" ")}]`;
  }

  private written(node: TreeNode): string {
    if (node === "root") return this.writtenRoot();
    return "role" in node ? this.writtenElement(node) : this.writtenLink(node);
  }

  /** The parent tree has a key for each page, then for each link (ISO 32000-1, 14.7.2 and 14.7.4.4). */
  private writtenRoot(): string {
    const [document = "root" as const] = this.kids.keys();
    const pages = Array.from(
      { length: this.pdf.getNumberOfPages() },
      (_, index) => this.contents[index] ?? [],
    );
    const parents = [
      ...pages.map((elements) => this.references(elements)),
      ...this.links.map(({ tag }) => ` ${this.reference(tag)}`),
    ];
    return dictionary([
      `/Type/StructTreeRoot/K ${this.reference(document)}/RoleMap<</Strong/Span>>`,
      `/ParentTree<</Nums[${parents.map((parent, key) => `${key}${parent}`).join(" ")}]>>`,
      `/ParentTreeNextKey ${parents.length}`,
    ]);
  }

  /** ISO 32000-1, 14.7.2 and 14.8.5. Numbering is for L, scope for TH, area for Figure: one /A an element. */
  private writtenElement(element: StructureElement): string {
    const { role, parent, actualText, alt, area, numbering, scope = "Row" } = element;
    const kids = this.kidsOf(element);
    const ownPage = kids.find((kid) => "page" in kid)?.page;
    return dictionary([
      `/S/${role}`,
      actualText && `/ActualText${toHexString(actualText)}`,
      alt !== undefined && `/Alt${toHexString(alt)}`,
      numbering && `/A<</O/List/ListNumbering/${numbering}>>`,
      // Each header cell needs a scope (Matterhorn 15-003).
      role === "TH" && `/A<</O/Table/Scope/${scope}>>`,
      area && `/A<</O/Layout/Placement/Block/BBox${this.rectangle(area)}>>`,
      `/P ${this.reference(parent ?? "root")}`,
      ownPage && `/Pg ${this.pageReference(ownPage)}`,
      `/K[${kids.map((kid) => this.writtenKid(kid, ownPage)).join(" ")}]`,
    ]);
  }

  /** @param ownPage the page in the parent's dictionary (`/Pg`): only a kid on another page names its own. */
  private writtenKid(kid: Kid, ownPage: number | undefined): string {
    if ("role" in kid) return this.reference(kid);
    const page = kid.page === ownPage ? "" : `/Pg ${this.pageReference(kid.page)}`;
    if ("target" in kid) return `<</Type/OBJR${page}/Obj ${this.reference(kid)}>>`;
    return page ? `<</Type/MCR${page}/MCID ${kid.content}>>` : `${kid.content}`;
  }

  /** A link's annotation (ISO 32000-1, 12.5.6.5). */
  private writtenLink(link: PlacedLink): string {
    const { page, target, description } = link;
    return dictionary([
      "/Type/Annot/Subtype/Link",
      // The link exists in print too (PDF/A requires it), and has no border.
      "/F 4/Border[0 0 0]",
      `/Rect${this.rectangle(link)}`,
      `/P ${this.pageReference(page)}`,
      `/Contents${toHexString(description)}`,
      `/StructParent ${this.pdf.getNumberOfPages() + this.links.indexOf(link)}`,
      "url" in target
        ? `/A<</S/URI/URI${toUriString(target.url)}>>`
        : `/Dest[${this.pageReference(target.page)}/Fit]`,
    ]);
  }
}
