import type { AssemblyFile } from "../../assembly/assembly-file";
import type { Day } from "../../assembly/days";
import { printGrid } from "../../theme/print";
import { drawFrieze } from "../artwork/frieze";
import { ornamentBox } from "../pages/boxes";
import { drawFooter, drawHeader } from "../pages/header-and-footer";
import { drawBoxes, paginate, type PlacedBox } from "../pages/pagination";
import type { Bookmark, Page, PdfLayout } from "../pdf-layout";
import { element } from "../structure";
import type { Typesetter } from "../text/typesetter";
import { type FileSection, fileSections } from "./sections";
import { drawTitle } from "./title";

/** What the PDF needs besides the file itself. */
export interface FileSurroundings {
  brandName: string;
  email: string;
  phone: string;
  /** The day on which the file is made. */
  today: Day;
}

/** Space between the title's sky and the first heading, in millimetres. */
const BELOW_TITLE = 10;
/** The least space above the drawing that fills the end of the last page, in millimetres. */
const ABOVE_FRIEZE = 12;

const { top, bottom } = printGrid;

/** Nobody reads more pages than that at an assembly. */
const MOST_PAGES = 3;

/** Lays the file out on as many pages as its texts need: one to three. */
export function layOutFile(
  file: AssemblyFile,
  { brandName, today, ...surroundings }: FileSurroundings,
  typesetter: Typesetter,
): PdfLayout {
  const { title, copropriete, estimate, calendar } = file;
  const document = element("Document", null);
  const head = drawTitle({ brand: brandName, title, copropriete }, element("Sect", document), typesetter);
  const sections = fileSections(file, surroundings, document, typesetter);
  const frieze = ornamentBox(drawFrieze(), ABOVE_FRIEZE);
  const distribute = (parts: readonly (readonly FileSection[])[]): PlacedBox[][] =>
    parts.flatMap((part, index) => {
      const boxes = part.flatMap((section) => section.boxes);
      const isLast = index === parts.length - 1;
      const firstTop = index === 0 ? head.bottom + BELOW_TITLE : top;
      return paginate(isLast ? [...boxes, frieze] : boxes, { firstTop, top, bottom });
    });
  const before = [...(sections.estimate ? [sections.estimate] : []), sections.calendar];
  const after = [sections.resolutions, sections.contact];
  const inOneFlow = distribute([[...before, ...after]]);
  // The resolutions are detached for the agenda, so they begin on a page of their own, unless there is hardly anything before them.
  const isShort = !estimate && calendar.deadlines.length === 0;
  const apart = isShort ? inOneFlow : distribute([before, after]);
  const placed = apart.length > MOST_PAGES ? inOneFlow : apart;

  const bookmarks: Bookmark[] = [{ title, page: 1 }];
  for (const section of [...before, ...after]) {
    const page = placed.findIndex((boxes) => boxes.some(({ box }) => box === section.boxes[0]));
    bookmarks.push({ title: section.title, page: page + 1 });
  }
  const pages = placed.map((boxes, index): Page => [
    ...(index === 0 ? head.marks : drawHeader(brandName, title, typesetter)),
    ...drawBoxes(boxes),
    ...drawFooter(index + 1, placed.length, typesetter),
  ]);
  return {
    pages,
    bookmarks,
    metadata: {
      title: copropriete ? `${title} – ${copropriete}` : title,
      author: brandName,
      subject: title,
      keywords: "",
      language: "fr-FR",
      date: today,
    },
  };
}
