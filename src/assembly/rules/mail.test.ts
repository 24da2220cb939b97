/** The e-mails of a dossier, as `mailto:` addresses. */
import { fullTexts, sampleDossier } from "../testing/sample-dossiers";
import type { FieldTexts } from "./dossier-fields";
import { forwardLink } from "./forwarded";
import { mailOf, mailtoUrl } from "./mail";

const message = (text: string) => ({
  title: "E-mail au syndic",
  blocks: text.split("\n").map((line) => ({
    kind: "paragraph" as const,
    spans: [{ text: line, bold: false }],
  })),
});

it("the subject is the first line of the message", () => {
  const mail = mailOf(
    message("Objet\u00a0: contrat de gaz\nBonjour,\nPostez."),
    "Urgent",
    "https://x.fr/#dates?a=b&c=d",
  );
  expect(mail).toEqual({
    subject: "contrat de gaz",
    body: "Bonjour,\n\nPostez.\n\nhttps://x.fr/#dates?a=b&c=d",
  });
  const { searchParams } = new URL(mailtoUrl(mail));
  expect(searchParams.get("subject")).toBe(mail.subject);
  expect(searchParams.get("body")).toBe(mail.body.replaceAll("\n", "\r\n"));
});

it("the subject is the headline if the message's own subject has blanks", () => {
  expect(
    mailOf(message("Objet\u00a0: contrat de ………\nBonjour,"), "Urgent\u00a0!", "https://x.fr/").subject,
  ).toBe("Urgent !");
});

/** Some mail programs on Windows cut a longer address. Unit: characters. */
const LONGEST_ADDRESS = 2000;

it.each<FieldTexts>([
  // In time, with an assembly that is too late, and with a missed end.
  fullTexts,
  { ...fullTexts, meeting: "2027-11-15" },
  { ...fullTexts, contractEnd: "2026-12-31", meeting: "" },
])("the address is no longer than mail programs take: %j", (texts) => {
  const { messages, answer } = sampleDossier(texts);
  for (const each of [messages.syndic, messages.council]) {
    if (!each) throw new Error("There is no message.");
    const mail = mailOf(each, answer.headline, forwardLink(texts, "https://www.site.example"));
    expect(mailtoUrl(mail).length).toBeLessThanOrEqual(LONGEST_ADDRESS);
  }
});
