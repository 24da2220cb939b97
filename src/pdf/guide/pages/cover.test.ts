import { createDocument } from "../../../sections/white-paper/document";
import { printType } from "../../../theme/print";
import { element } from "../../structure";
import { textMarksOf } from "../../testing/boxes";
import { createTypesetter } from "../../text/typesetter";
import { readFonts, readFrozenContent } from "../testing/shipped-content";
import { drawCover } from "./cover";

const typesetter = createTypesetter(readFonts());
const { cover } = createDocument(readFrozenContent());

it.each(["369 échéances", "369\u00a0ÉCHÉANCES", "ÉCHÉANCES : 369 ÉCHÉANCES"])(
  "splits no word of the title « %s »",
  (title) => {
    const marks = textMarksOf(drawCover({ ...cover, title }, element("Document", null), typesetter));
    const lines = marks.filter(({ size }) => size > printType.coverSubtitle.size);
    const words = lines.flatMap(({ text }) => text.split(/[ \u00a0]/));
    expect(words).toEqual(title.split(/[ \u00a0]/));
  },
);
