import { join } from "node:path";

import { thanks } from "../../../src/study-request/recap";
import { labels, pageCode } from "../../testing/study-request";
import type { Flow } from "./flow";
import { fillIn, MESSAGE, nothing, typed, valuesAre } from "./typed";

const SUBMIT = "Envoyer ma demande d’étude";

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

      await visitor.find("heading", thanks.kept);
      await visitor.reads("Demande d'étude envoyée !");
      await visitor.reads("Nous vous recontacterons dans les 24h pour programmer votre audit gratuit.");
      await valuesAre(visitor, nothing);
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
      await valuesAre(visitor, typed);
      visitor.holdBack();

      await visitor.find("heading", thanks.kept);
      await valuesAre(visitor, nothing);
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
      await visitor.misses("heading", thanks.kept);
      await visitor.isAt("/");
    },
  },
];
