import { settings, whitePaper } from "../../testing/frozen-content";
import { labels, pageCode } from "../../testing/study-request";
import type { Visitor } from "../visitor";
import { fillIn, MESSAGE, typed, valuesAre } from "./typed";

/** A way that leads from the form to somewhere else and back to the same history entry. */
export interface Excursion {
  name: string;
  go: (visitor: Visitor) => Promise<void>;
}

export const excursions: readonly Excursion[] = [
  {
    name: "a link to the white paper, and back",
    async go(visitor) {
      await visitor.click("link", settings.navWhitePaper, "header nav");
      await visitor.find("heading", whitePaper.title);
      await visitor.back();
    },
  },
  {
    name: "a link to a section, and back",
    async go(visitor) {
      await visitor.click("link", settings.navFaq, "header nav");
      await visitor.isAt("/#faq");
      await visitor.back();
    },
  },
  {
    name: "an address typed into the browser, and back",
    async go(visitor) {
      await visitor.open("/livre-blanc");
      await visitor.find("heading", whitePaper.title);
      await visitor.back();
    },
  },
  {
    name: "an address without a page, and back",
    async go(visitor) {
      await visitor.open("/nulle-part");
      await visitor.find("heading", "404");
      await visitor.back();
    },
  },
  { name: "a reload", go: (visitor) => visitor.reload() },
];

/** One excursion, made only after hydration or, if the browser has not cached the page's code, before it. */
interface Step {
  excursion: Excursion;
  hydrated: boolean;
}

/** Fills in the form, and types on after each excursion. @throws when a text is lost, with the steps so far. */
export async function wander(visitor: Visitor, steps: readonly Step[]): Promise<void> {
  const texts: Record<string, string> = { ...typed, [MESSAGE]: "Bonjour" };
  const done: string[] = [];
  await visitor.resize(1280);
  visitor.holdBack(pageCode);
  await visitor.open("/");
  await fillIn(visitor);
  await visitor.type(MESSAGE, texts[MESSAGE] ?? "");
  for (const { excursion, hydrated } of steps) {
    done.push(`${excursion.name} (${hydrated ? "after" : "before"} hydration)`);
    try {
      visitor.holdBack(hydrated ? undefined : pageCode);
      if (hydrated) {
        await visitor.press("Tab");
        await visitor.formWorks();
      }
      for (const label of [labels.nom, MESSAGE]) {
        await visitor.type(label, "x");
        texts[label] = `${texts[label] ?? ""}x`;
      }
      await excursion.go(visitor);
      await visitor.isAt("/");
      await valuesAre(visitor, texts);
    } catch (error) {
      throw new Error(`${done.join("; ")}: ${String(error)}`, { cause: error });
    }
  }
  visitor.holdBack();
  await visitor.press("Tab");
  await visitor.formWorks();
  await valuesAre(visitor, texts);
}
