import { join } from "node:path";

import { settings, whitePaper } from "../../testing/frozen-content";
import { labels, pageCode } from "../../testing/study-request";
import type { Visitor } from "../visitor";
import type { Flow } from "./flow";

/** The texts to type, by label. They contain accents, which a browser's driver may type wrongly. */
const typed: Record<string, string> = {
  [labels.nom]: "Syndic de l'Œuvre",
  [labels.email]: "syndic@exemple.fr",
  [labels.telephone]: "01 23 45 67 89",
  [labels.nomCopropriete]: "Les Érables",
  [labels.adresse]: "12 rue de la Paix, 75002 Paris",
  [labels.nombreLots]: "42",
};

const MESSAGE = `${labels.message} (facultatif)`;
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
      await visitor.type(MESSAGE, "À l'été, s'il vous plaît.");
      await visitor.chooseFiles(`${labels.factures} (facultatif)`, [join(process.cwd(), "LICENSE")]);
      await visitor.reads("LICENSE", "form");
      await visitor.click("button", SUBMIT);

      await visitor.find("heading", "Merci, votre demande est entre nos mains.");
      await visitor.reads("Demande d'étude envoyée !");
      await visitor.reads("Nous vous recontacterons dans les 24h pour programmer votre audit gratuit.");
      await valuesAre(visitor, () => "");
      await visitor.holds(MESSAGE, "");
      await visitor.isAt("/");
      await visitor.click("button", "Fermer la notification");
      await visitor.misses("button", "Fermer la notification");
    },
  },
  {
    name: "a request that is submitted before hydration is sent after it",
    async run(visitor) {
      visitor.holdBack(pageCode);
      await visitor.open("/");
      await fillIn(visitor);
      await visitor.isHeldBack();
      await visitor.click("button", SUBMIT);
      await visitor.reads("Votre demande est prise en compte", "form");
      await valuesAre(visitor, (label) => typed[label] ?? "");
      visitor.holdBack();

      await visitor.find("heading", "Merci, votre demande est entre nos mains.");
      await valuesAre(visitor, () => "");
      await visitor.isAt("/");
    },
  },
  {
    name: "an incomplete request is not sent, and the typed text stays",
    async run(visitor) {
      await visitor.open("/");
      await visitor.type(labels.nom, "Syndic");
      await visitor.click("button", SUBMIT);
      await visitor.landsOn("[name=email]");
      await visitor.holds(labels.nom, "Syndic");
      await visitor.misses("heading", "Merci, votre demande est entre nos mains.");
      await visitor.isAt("/");
    },
  },
  {
    name: "the typed text is still there after a visit to the white paper",
    async run(visitor) {
      await visitor.resize(1280);
      await visitor.open("/");
      await fillIn(visitor);
      await visitor.click("link", settings.navWhitePaper, "header nav");
      await visitor.find("heading", whitePaper.title);
      await visitor.back();
      await valuesAre(visitor, (label) => typed[label] ?? "");
    },
  },
  {
    name: "the typed text is still there after a full page load and Back",
    async run(visitor) {
      await visitor.open("/");
      await fillIn(visitor);
      await visitor.open("/livre-blanc");
      await visitor.find("heading", whitePaper.title);
      await visitor.back();
      await valuesAre(visitor, (label) => typed[label] ?? "");
    },
  },
];
