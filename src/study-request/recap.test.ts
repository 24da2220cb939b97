import { defaults } from "./fields";
import { recapOf } from "./recap";

const request = {
  ...defaults,
  nom: " Syndic Martin ",
  email: "syndic@example.com",
  telephone: "01 99 00 12 34",
  nomCopropriete: "Les Tilleuls",
  adresse: "1 rue des Lilas, 75020 Paris",
  nombreLots: "40",
};

test("the recap starts with the two choices that have a default, and leaves out what is empty", () => {
  expect(recapOf(request)).toEqual([
    { label: "Vous êtes", answers: ["Syndic professionnel"] },
    { label: "Type de contrat", answers: ["Électricité"] },
    { label: "Nom / Société", answers: ["Syndic Martin"] },
    { label: "E-mail", answers: ["syndic@example.com"] },
    { label: "Téléphone", answers: ["01 99 00 12 34"] },
    { label: "Nom de la copropriété", answers: ["Les Tilleuls"] },
    { label: "Adresse de la copropriété", answers: ["1 rue des Lilas, 75020 Paris"] },
    { label: "Nombre de lots", answers: ["40"] },
  ]);
});

test("the recap names each file with its size", () => {
  const factures = [new File(["x"], "2023.pdf"), new File([new Uint8Array(2048)], "2024.pdf")];
  expect(recapOf({ ...request, factures }).at(-1)).toEqual({
    label: "Factures",
    answers: ["2023.pdf (1\u00a0ko)", "2024.pdf (2\u00a0ko)"],
  });
});
