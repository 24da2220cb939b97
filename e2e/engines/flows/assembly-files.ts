import { readCalendar } from "../../../src/assembly/testing/calendar-reader";
import { assembly } from "../../testing/frozen-content";
import { labels } from "../../testing/study-request";
import { isWholePdf, takeFile } from "../downloads";
import { pickDay, SECTION } from "./assembly";
import type { Flow } from "./flow";
import { MESSAGE } from "./typed";

const NAME = "L'Œuvre d'été";
const FILE_NAME = "dossier-assemblee-l-oeuvre-d-ete";
const MEETING = "2027-03-01";
const [pdfButton = "", calendarButton = "", requestLink = ""] = assembly.buttons;
const labelOf = ([label = ""]: readonly string[]) => label;

export const assemblyFiles: Flow[] = [320, 1280].map((width) => ({
  name: `at ${width} px, the file of an assembly is filled in and saved, and a study is asked for with it`,
  async run(visitor) {
    await visitor.resize(width);
    await visitor.open("/livre-blanc#assemblee");
    await visitor.press("Tab");
    // The section's code has arrived when its buttons are there.
    await visitor.find("button", pdfButton, SECTION);
    await visitor.type(labelOf(assembly.nameField), NAME);
    await visitor.type(labelOf(assembly.lotsField), "100");
    await pickDay(visitor, labelOf(assembly.meetingField), MEETING);
    await visitor.reads("3 000 € par an", SECTION);

    await visitor.click("button", pdfButton, SECTION);
    await takeFile(visitor, `${FILE_NAME}.pdf`, isWholePdf);
    await visitor.reads(`${FILE_NAME}.pdf`, SECTION);
    await visitor.click("button", calendarButton, SECTION);
    const file = await takeFile(visitor, `${FILE_NAME}.ics`, (text) => text.endsWith("END:VCALENDAR\r\n"));
    const { events } = readCalendar(Buffer.from(file, "latin1").toString("utf8"));
    expect(events).toMatchObject([{ start: "2027-02-07", summary: expect.stringContaining(NAME) as string }]);

    await visitor.click("link", requestLink, SECTION);
    await visitor.isAt("/#contact");
    await visitor.holds(labels.nomCopropriete, NAME);
    await visitor.holds(labels.nombreLots, "100");
    await visitor.type(MESSAGE, " Une question.");
    await visitor.until(
      "the date of the assembly and the typed question in the message",
      async () =>
        visitor.inPage(
          (path) => document.querySelector<HTMLTextAreaElement>(path)?.value ?? "",
          await visitor.find("field", MESSAGE),
        ),
      (message) => /1er\smars\s2027/.test(message) && message.endsWith(" Une question."),
    );
  },
}));
