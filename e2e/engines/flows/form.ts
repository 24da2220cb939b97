import { join } from "node:path";

import { fieldGroups } from "../../../src/study-request/fields";
import type { Visitor } from "../visitor";
import type { Flow } from "./flow";

const [{ fields: you }, { fields: building }, { fields: contract }] = fieldGroups;
const [, name, email, phone] = you;
const [buildingName, address, lots] = building;
const [, , message, invoices] = contract;

/** What is typed, by label. Accents and long words are what a keyboard may lose. */
const typed: Record<string, string> = {
  [name.label]: "Syndic de l'Œuvre",
  [email.label]: "syndic@exemple.fr",
  [phone.label]: "01 23 45 67 89",
  [buildingName.label]: "Les Érables",
  [address.label]: "12 rue de la Paix, 75002 Paris",
  [lots.label]: "42",
};

const SUBMIT = "Envoyer ma demande d’étude";

async function fillIn(visitor: Visitor): Promise<void> {
  for (const [label, text] of Object.entries(typed)) await visitor.type(label, text);
}

const valuesAre = async (visitor: Visitor, value: (label: string) => string) => {
  for (const label of Object.keys(typed)) await visitor.holds(label, value(label));
};

export const form: Flow[] = [
  {
    name: "a request with a file is confirmed, the form is empty again, and the address has not changed",
    async run(visitor) {
      await visitor.resize(1280);
      await visitor.open("/");
      await fillIn(visitor);
      await visitor.type(`${message.label} (facultatif)`, "À l'été, s'il vous plaît.");
      await visitor.chooseFiles(`${invoices.label} (facultatif)`, [join(process.cwd(), "LICENSE")]);
      await visitor.reads("LICENSE", "form");
      await visitor.click("button", SUBMIT);

      await visitor.find("heading", "Merci, votre demande est entre nos mains.");
      await visitor.reads("Demande d'étude envoyée !");
      await visitor.reads("Nous vous recontacterons dans les 24h pour programmer votre audit gratuit.");
      await valuesAre(visitor, () => "");
      await visitor.holds(`${message.label} (facultatif)`, "");
      await visitor.isAt("/");
      await visitor.click("button", "Fermer la notification");
      await visitor.misses("button", "Fermer la notification");
    },
  },
  {
    name: "an incomplete request goes nowhere, and what was typed stays",
    async run(visitor) {
      await visitor.open("/");
      await visitor.type(name.label, "Syndic");
      await visitor.click("button", SUBMIT);
      await visitor.landsOn(`[name=${email.name}]`);
      await visitor.holds(name.label, "Syndic");
      await visitor.misses("heading", "Merci, votre demande est entre nos mains.");
      await visitor.isAt("/");
    },
  },
  {
    name: "what was typed is there again after a look at the white paper",
    async run(visitor) {
      await visitor.resize(1280);
      await visitor.open("/");
      await fillIn(visitor);
      await visitor.click("link", "Livre blanc", "header nav");
      await visitor.find("heading", "Livre Blanc");
      await visitor.back();
      await valuesAre(visitor, (label) => typed[label] ?? "");
    },
  },
];
