/** The recap of a request, and the e-mail that has it. */
import { emptyRecord } from "../forms/record";
import { mailLink, recapOf, recapText } from "./recap";
import { requestForm } from "./request-fields";

const { texts } = emptyRecord(requestForm);
const request = {
  ...texts,
  factures: [],
  nom: " Syndic Martin ",
  adresse: "1 rue des Lilas",
  nombreLots: "40",
};

test("the recap has the answers to choices first, then the other fields that are not empty", () => {
  const factures = [new File(["x"], "2023.pdf"), new File([new Uint8Array(2048)], "2024.pdf")];
  expect(recapOf({ ...request, factures })).toEqual([
    { label: "Vous êtes", answer: "Syndic professionnel" },
    { label: "Type de contrat", answer: "Électricité" },
    { label: "Nom / Société", answer: "Syndic Martin" },
    { label: "Adresse de la copropriété", answer: "1 rue des Lilas" },
    { label: "Nombre de lots", answer: "40" },
    { label: "Factures", answer: "2023.pdf (1\u00a0Ko)\n2024.pdf (2\u00a0Ko)" },
  ]);
});

const bodyOf = (href: string) => new URL(href).searchParams.get("body")?.replaceAll("\r\n", "\n") ?? "";

test("a mail link has the recap, and a reminder of the invoices", () => {
  const recap = recapOf(request);
  const { href, isComplete } = mailLink("contact@example.com", recap);
  expect(isComplete).toBe(true);
  expect(href).toMatch(/^mailto:contact@example\.com\?/);
  expect(bodyOf(href)).toContain(recapText(recap));
  expect(bodyOf(href)).toContain("joindre vos factures");
});

test("HTML, formulas, mail headers and direction marks in an answer are plain text in the mail", () => {
  const nomCopropriete = '<img onerror="a"> =HYPERLINK("b")\r\nBcc: c@example.com';
  const { href } = mailLink(
    "contact@example.com",
    recapOf({ ...request, nomCopropriete, adresse: "1 \u202Erue" }),
  );
  expect(href).not.toMatch(/[<>"\s]/);
  expect([...new URL(href).searchParams.keys()]).toEqual(["subject", "body"]);
  expect(bodyOf(href)).toContain('<img onerror="a"> =HYPERLINK("b")');
  expect(bodyOf(href)).toContain("1 rue");
});

test("a mail link leaves out a message that is too long, and asks to paste the whole request", () => {
  const { href, isComplete } = mailLink(
    "contact@example.com",
    recapOf({ ...request, message: "é".repeat(3000) }),
  );
  expect(isComplete).toBe(false);
  expect(href.length).toBeLessThan(1900);
  expect(bodyOf(href)).toContain("Syndic Martin");
  expect(bodyOf(href)).toContain("collez ici la demande entière, à copier sur notre page");
  expect(bodyOf(href)).not.toContain("copié");
  expect(bodyOf(href)).toContain("joindre vos factures");
});
