import type { ContentType } from "../../content/content-type";
import { siteSettings } from "../../content/types/siteSettings";
import { whitePaperChapter } from "../../content/types/whitePaperChapter";
import { whitePaperPage } from "../../content/types/whitePaperPage";
import { whitePaperPdf } from "../../content/types/whitePaperPdf";
import { textMarksOf } from "../testing/boxes";
import { readFonts } from "../text/font-files";
import { createTypesetter } from "../text/typesetter";
import { createFaces } from "../writer/fonts";
import { createDocument } from "./document";
import { layOut } from "./layout";
import { paragraph } from "./testing/content";
import { readFrozenContent } from "./testing/content";

const typesetter = createTypesetter(createFaces(readFonts()));
const TOKEN = "QXZ";

const tokenOf = (name: string) => {
  if (name === "chartBars") return [`${TOKEN} : 10 %`, "Autre : 20 %"];
  if (name === "sources") return [`${TOKEN} | Éditeur | https://exemple.fr | 2026-11-20`];
  return name === "text" ? [paragraph(TOKEN)] : TOKEN;
};

/** Whether the PDF's pages show a field's value. */
function isPrinted({ id }: ContentType, name: string): boolean {
  const content = readFrozenContent();
  const changed = { [name]: tokenOf(name) };
  const { pages } = layOut(
    createDocument({
      ...content,
      page: { ...content.page, ...(id === "whitePaperPage" && changed) },
      pdf: { ...content.pdf, ...(id === "whitePaperPdf" && changed) },
      settings: { ...content.settings, ...(id === "siteSettings" && changed) },
      chapters: content.chapters.map((chapter) =>
        id === "whitePaperChapter" ? { ...chapter, ...changed } : chapter,
      ),
    }),
    typesetter,
  );
  return pages.some((page) => textMarksOf(page).some(({ text }) => text.includes(TOKEN)));
}

describe.each([siteSettings, whitePaperPage, whitePaperPdf, whitePaperChapter])(
  "$id",
  (type: ContentType) => {
    const names = Object.keys(type.fields);

    it("declares as inPdf exactly the fields that the PDF's pages show", () => {
      const declared = names.filter((name) => type.fields[name]?.inPdf);
      expect(declared).toEqual(names.filter((name) => isPrinted(type, name)));
    });
  },
);
