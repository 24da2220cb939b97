import type { AssemblyFile } from "../../assembly/assembly-file";
import type { Day } from "../../assembly/days";
import { printGrid } from "../../theme/print";
import { drawFrieze } from "../artwork/frieze";
import { paginateEvenly } from "../pages/balance";
import { ornamentBox } from "../pages/boxes";
import { drawFooter, drawHeader } from "../pages/header-and-footer";
import { drawBoxes, type PlacedBox } from "../pages/pagination";
import type { Bookmark, PdfLayout, PdfPage } from "../pdf-layout";
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
const BELOW_TITLE = 8;
/** The least space above the drawing that fills the end of the last page, in millimetres. */
const ABOVE_FRIEZE = 12;

const { top, bottom } = printGrid;

/** Fills the end of a page with the frieze, if it has room. */
function withFrieze(page: readonly PlacedBox[]): readonly PlacedBox[] {
  const frieze = drawFrieze();
  const last = page.at(-1);
  const end = last ? last.top + last.box.height : top;
  if (end + ABOVE_FRIEZE + frieze.height > bottom) return page;
  return [...page, { box: ornamentBox(frieze, ABOVE_FRIEZE), top: bottom - frieze.height }];
}

/** Lays the file out on two pages if its texts have room there, and on as few as possible otherwise. */
export function layOutFile(
  file: AssemblyFile,
  { brandName, today, ...surroundings }: FileSurroundings,
  typesetter: Typesetter,
): PdfLayout {
  const { title, copropriete, estimate, calendar } = file;
  const document = element("Document", null);
  const head = drawTitle({ brand: brandName, title, copropriete }, element("Sect", document), typesetter);
  const sections = fileSections(file, surroundings, document, typesetter);
  const before = [...(sections.estimate ? [sections.estimate] : []), sections.calendar];
  const after = [sections.resolutions, sections.contact];
  const distribute = (part: readonly FileSection[], firstTop: number) =>
    paginateEvenly(
      part.flatMap(({ boxes }) => boxes),
      { firstTop, top, bottom },
    );

  const firstTop = head.bottom + BELOW_TITLE;
  const inOneFlow = distribute([...before, ...after], firstTop);
  // The resolutions are detached for the agenda, so they begin on a page of their own, if that takes no page more and leaves no
  // page nearly empty.
  const isShort = !estimate && calendar.deadlines.length === 0;
  const apart = [...distribute(before, firstTop), ...distribute(after, top)];
  const placed = isShort || apart.length > Math.max(2, inOneFlow.length) ? inOneFlow : apart;

  const bookmarks: Bookmark[] = [{ title, page: 1 }];
  for (const section of [...before, ...after]) {
    const page = placed.findIndex((boxes) => boxes.some(({ box }) => box === section.boxes[0]));
    bookmarks.push({ title: section.title, page: page + 1 });
  }
  const pages = placed.map((boxes, index): PdfPage => [
    ...(index === 0 ? head.marks : drawHeader(brandName, title, typesetter)),
    ...drawBoxes(index === placed.length - 1 ? withFrieze(boxes) : boxes),
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
