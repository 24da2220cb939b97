import { isArray, type PdfObjects } from "./pdf-objects";
import { type ReadElement, type ReadStructure, withDescendants } from "./structure-reader";

const when = (failure: string, fails: boolean) => (fails ? [failure] : []);

/** Which children an element may have, where ISO 32000-1 restricts them (tables 333, 336 and 337); and a least number. */
const CHILDREN: Readonly<Record<string, { allowed: readonly string[]; failure: string }>> = {
  TOC: { allowed: ["TOC", "TOCI", "Caption"], failure: "09-006" },
  TOCI: { allowed: ["Lbl", "Reference", "NonStruct", "P", "TOC"], failure: "09-006" },
  L: { allowed: ["Caption", "L", "LI"], failure: "09-005" },
  LI: { allowed: ["Lbl", "LBody"], failure: "09-005" },
  Table: { allowed: ["Caption", "TR", "THead", "TBody", "TFoot"], failure: "09-004" },
  TR: { allowed: ["TH", "TD"], failure: "09-004" },
};

/** Where elements that only have a meaning within others may stand. */
const PARENTS: Readonly<Record<string, readonly string[]>> = {
  TOCI: ["TOC"],
  LI: ["L"],
  LBody: ["LI"],
  TR: ["Table", "THead", "TBody", "TFoot"],
  TH: ["TR"],
  TD: ["TR"],
};

const STANDARD =
  /^(Document|Part|Art|Sect|Div|BlockQuote|Caption|TOC|TOCI|Index|NonStruct|Private|P|H[1-6]?|L|LI|Lbl|LBody|Table|TR|TH|TD|THead|TBody|TFoot|Span|Quote|Note|Reference|BibEntry|Code|Link|Annot|Ruby|Warichu|Figure|Formula|Form)$/;

function elementFailures(element: ReadElement, parent: string, objects: PdfObjects): string[] {
  const { role, children, contents, annotations, alt, actualText, attributes } = element;
  const rule = CHILDREN[role];
  const isEmpty = children.length === 0 && contents.length === 0 && annotations.length === 0;
  return [
    ...when(`02-001: ${role} is no standard type`, !STANDARD.test(role)),
    ...when(`${role} within ${parent}`, !(PARENTS[role] ?? [parent]).includes(parent)),
    ...when(`an empty ${role}`, isEmpty),
    ...(rule ? children : []).flatMap((child) =>
      when(`${rule?.failure ?? ""}: ${child.role} in ${role}`, !rule?.allowed.includes(child.role)),
    ),
    ...when(`${rule?.failure ?? ""}: content in ${role} itself`, Boolean(rule) && contents.length > 0),
    ...when("13-004: a figure without a text", role === "Figure" && !(alt ?? actualText)),
    ...when("15-003: a heading cell without a scope", role === "TH" && !objects.at(attributes, "/Scope")),
    ...when("16: a list without numbering", role === "L" && !objects.at(attributes, "/ListNumbering")),
    ...children.flatMap((child) => elementFailures(child, role, objects)),
  ];
}

/** 14: headings start at level 1, go down one level at a time, and the document has one title. */
function headingFailures(elements: readonly ReadElement[]): string[] {
  const levels = elements.flatMap(({ role }) => (/^H[1-6]$/.test(role) ? [Number(role[1])] : []));
  return [
    ...when("14-002: the first heading is no H1", levels[0] !== 1),
    ...when("another H1", levels.lastIndexOf(1) > 0),
    ...when(
      "14-007: H besides numbered headings",
      elements.some(({ role }) => role === "H"),
    ),
    ...levels.flatMap((level, index) =>
      when(`14-003: H${level} after H${levels[index - 1]}`, level > (levels[index - 1] ?? level) + 1),
    ),
  ];
}

/** The pages' way back to the structure: each part of a page and each link has its own element, once (ISO 32000-1, 14.7.4). */
function parentTreeFailures({ at, catalog, pages }: PdfObjects, structure: ReadStructure): string[] {
  const numbers = at(catalog, "/StructTreeRoot", "/ParentTree", "/Nums");
  const keyed = new Map(
    isArray(numbers)
      ? numbers.flatMap((key, index) => (index % 2 === 0 ? [[key, numbers[index + 1] ?? null] as const] : []))
      : [],
  );
  const elements = withDescendants(structure.document);
  const held = elements.flatMap(({ contents, reference }) =>
    contents.map((part) => ({ ...part, reference })),
  );
  const ofPages = pages.flatMap((page) => {
    const owners = keyed.get(at(page, "/StructParents")) ?? null;
    const ids = (structure.pages.get(page) ?? []).flatMap(({ contentId }) => contentId ?? []);
    return [
      ...when("an identifier twice on a page", new Set(ids).size < ids.length),
      ...ids.flatMap((id) => {
        const holders = held.filter((part) => part.page === page && part.contentId === id);
        const isRight = isArray(owners) && holders.length === 1 && holders[0]?.reference === owners[id];
        return when(`content ${id} of a page does not lead to its element`, !isRight);
      }),
    ];
  });
  const ofLinks = elements.flatMap(({ annotations, reference }) =>
    annotations.flatMap((annotation) =>
      when("a link does not lead to its element", keyed.get(at(annotation, "/StructParent")) !== reference),
    ),
  );
  return [...ofPages, ...ofLinks];
}

/** What is wrong with the tree of elements: 02, 09, 13, 14, 15, 16 of the Matterhorn Protocol, and the ways between tree and pages. */
export function structureFailures(objects: PdfObjects, structure: ReadStructure): string[] {
  return [
    ...elementFailures(structure.document, "StructTreeRoot", objects),
    ...headingFailures(withDescendants(structure.document)),
    ...parentTreeFailures(objects, structure),
  ];
}
