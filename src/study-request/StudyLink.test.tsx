/** A link that fills in the study request, pressed for one building and then for another. */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { followForm, recordState, returnToFormer } from "../forms/record";
import { type Prefill, requestForm } from "./request-fields";
import { StudyLink } from "./StudyLink";

const linkFor = (prefill: Prefill) => (
  <StudyLink prefill={prefill} from="de votre dossier" isOnSamePage>
    Demander
  </StudyLink>
);
const press = () => userEvent.click(screen.getByRole("link"));
const record = () => recordState(requestForm).record;

it("a press replaces the request, unless the request has the texts of the link already", async () => {
  const prefill = { nomCopropriete: "Le Parc", nombreLots: "", typeContrat: "", message: "Préavis : 3 mois" };
  const { rerender } = render(linkFor(prefill));
  await press();
  expect(record()).toMatchObject({ texts: { message: prefill.message }, from: "de votre dossier" });
  followForm(requestForm, { nom: "Syndic Martin", adresse: "1 rue du Parc" });
  await press();
  // The second press is for the same building.
  const ofParc = { nom: "Syndic Martin", nomCopropriete: "Le Parc", adresse: "1 rue du Parc" };
  expect(record().texts).toMatchObject(ofParc);
  rerender(linkFor({ ...prefill, nomCopropriete: "Le Lac" }));
  await press();
  expect(record().texts).toMatchObject({ nom: "Syndic Martin", nomCopropriete: "Le Lac", adresse: "" });
  // « Revenir à mes réponses »
  returnToFormer(requestForm);
  expect(record().texts).toMatchObject(ofParc);
});
