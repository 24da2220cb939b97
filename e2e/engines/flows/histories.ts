import { settings, whitePaper } from "../../testing/frozen-content";
import { labels, pageCode } from "../../testing/study-request";
import type { Visitor } from "../visitor";
import { abortedLoad, type Flow } from "./flow";
import { fillIn, typed, valuesAre } from "./typed";

const NAME = typed[labels.nom] ?? "";

/** Opens the form and fills it in, before or after hydration. */
async function openAndFillIn(visitor: Visitor, hydrated: boolean): Promise<void> {
  if (!hydrated) visitor.holdBack(pageCode);
  await visitor.open("/");
  if (hydrated) {
    await visitor.press("Tab");
    await visitor.formWorks();
  }
  await fillIn(visitor);
}

const moments = [
  { moment: "before hydration", hydrated: false },
  { moment: "after hydration", hydrated: true },
];

export const histories: Flow[] = [
  {
    name: "the typed text is still there after a visit to the white paper",
    async run(visitor) {
      await visitor.resize(1280);
      await visitor.open("/");
      await fillIn(visitor);
      await visitor.click("link", settings.navWhitePaper, "header nav");
      await visitor.find("heading", whitePaper.title);
      await visitor.back();
      await valuesAre(visitor, typed);
    },
  },
  ...moments.flatMap(({ moment, hydrated }): Flow[] => [
    {
      name: `the text typed ${moment} is still there after a full page load and Back`,
      expectedErrors: abortedLoad,
      async run(visitor) {
        await openAndFillIn(visitor, hydrated);
        await visitor.open("/livre-blanc");
        visitor.holdBack();
        await visitor.find("heading", whitePaper.title);
        await visitor.back();
        await valuesAre(visitor, typed);
        await visitor.press("Tab");
        await visitor.formWorks();
        await valuesAre(visitor, typed);
      },
    },
    {
      name: `the text typed ${moment} is still there after a reload`,
      expectedErrors: abortedLoad,
      async run(visitor) {
        await openAndFillIn(visitor, hydrated);
        await visitor.reload();
        visitor.holdBack();
        await valuesAre(visitor, typed);
        await visitor.press("Tab");
        await visitor.formWorks();
        await valuesAre(visitor, typed);
      },
    },
  ]),
  {
    name: "the text typed before hydration is still there after a slow reload, during which hydration ends",
    expectedErrors: abortedLoad,
    async run(visitor) {
      await openAndFillIn(visitor, false);
      await visitor.isHeldBack();
      const opened = () => visitor.inPage(() => performance.timeOrigin, null);
      const before = await opened();
      visitor.holdBack(/^\/$/);
      await visitor.inPage(() => {
        setTimeout(() => {
          location.reload();
        });
      }, null);
      // The page's code arrives meanwhile. Not every driver answers while a page is being left.
      await new Promise((resolve) => setTimeout(resolve, 2000));
      visitor.holdBack();
      await visitor.until("a new document", opened, (now) => now !== before);
      await valuesAre(visitor, typed);
    },
  },
  {
    name: "the text typed before hydration can be undone after it",
    async run(visitor) {
      visitor.holdBack(pageCode);
      await visitor.open("/");
      // Only one field: Chromium undoes what was typed last, in whatever field.
      await visitor.type(labels.nom, NAME);
      await visitor.isHeldBack();
      visitor.holdBack();
      await visitor.formWorks();
      await visitor.holds(labels.nom, NAME);
      await visitor.undoUntil(labels.nom, "");
    },
  },
  {
    name: "Back right after a reload leads to the page before, whose form works",
    async run(visitor) {
      await visitor.resize(1280);
      await visitor.open("/");
      await visitor.press("Tab");
      await visitor.formWorks();
      await visitor.click("link", settings.navWhitePaper, "header nav");
      await visitor.find("heading", whitePaper.title);
      await visitor.reload();
      await visitor.back();
      await visitor.isAt("/");
      await visitor.press("Tab");
      await visitor.formWorks();
      await visitor.isAt("/");
      await visitor.type(labels.nom, NAME);
      await visitor.holds(labels.nom, NAME);
    },
  },
];
