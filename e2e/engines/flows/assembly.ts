import { assembly } from "../../testing/frozen-content";
import type { Visitor } from "../visitor";
import type { Flow } from "./flow";

export const SECTION = "#assemblee";

/** Chooses a day as a date picker does: browsers differ in how one types a date. */
export async function pickDay(visitor: Visitor, label: string, value: string): Promise<void> {
  const path = await visitor.find("field", label, SECTION);
  await visitor.inPage(
    ({ path, value }) => {
      const field = document.querySelector<HTMLInputElement>(path);
      if (!field) return;
      field.value = value;
      field.dispatchEvent(new Event("input", { bubbles: true }));
    },
    { path, value },
  );
}

export const assemblyFile: Flow[] = [320, 1280].map((width) => ({
  name: `at ${width} px, estimate, dates and resolutions follow what is typed`,
  async run(visitor) {
    await visitor.resize(width);
    await visitor.open("/livre-blanc#assemblee");
    // The section's code is there.
    await visitor.find("button", assembly.buttons[3] ?? "", SECTION);
    await visitor.type(assembly.lotsField[0] ?? "", "100");
    await visitor.reads("3 000 € par an", SECTION);
    await visitor.type(assembly.costField[0] ?? "", "20 000");
    await visitor.reads("3 000 € par an en moyenne, jusqu’à 5 000 €", SECTION);
    await visitor.type(assembly.nameField[0] ?? "", "Les Tilleuls");
    await visitor.reads("« Les Tilleuls »", `${SECTION} article`);
    await pickDay(visitor, assembly.contractEndField[0] ?? "", "2099-05-31");
    await visitor.type(assembly.noticeField[0] ?? "", "3");
    await visitor.reads("28 février 2099", `${SECTION} time`);
    await visitor.reads("31 mai 2099 − 3 mois", SECTION);
  },
}));
