import { frozenContent, TODAY } from "../testing/sample-dossiers";
import { forwardLink, forwardMail, isForwarded, readForwarded } from "./forwarded";

const hashOf = (link: string) => new URL(link).hash;
const read = (hash: string, today = TODAY) => readForwarded(hash, today, frozenContent.page);
const typed = {
  contractEnd: "2027-12-31",
  notice: "45 jours",
  meeting: "2027-06-15",
  copropriete: "Les Érables",
};

it("brings the typed dates, and no name, through the part of an address that no server receives", () => {
  const link = forwardLink(typed, "https://www.exemple.fr");
  expect(link).not.toMatch(/rables/);
  expect(new URL(link).search).toBe("");
  expect(read(hashOf(link))).toEqual({
    contractEnd: "2027-12-31",
    openEnded: "",
    notice: "45 jours",
    meter: "",
    meeting: "2027-06-15",
    onAgenda: "",
    voted: "",
    renewal: "",
    renewalMonths: "",
  });
});

it.each([
  ["a day that does not exist", "#dates?contractEnd=2027-02-31&notice=3"],
  ["another field", "#dates?contractEnd=2027-12-31&copropriete=x"],
  ["nothing", "#dates?"],
])("ignores a link with %s", (_case, hash) => {
  expect(isForwarded(hash)).toBe(true);
  expect(read(hash)).toBeNull();
});

it("ignores an old link, whose assembly is past", () => {
  expect(read(hashOf(forwardLink(typed, "https://www.exemple.fr")), "2027-07-01")).toBeNull();
});

it("is in an e-mail of three lines: the answer, what to do, the link", () => {
  const mail = new URL(
    forwardMail({ headline: "À temps\u00a0!", act: "Postez." }, "https://x.fr/#dates?a=b&c=d"),
  );
  expect(mail.searchParams.get("subject")).toBe("À temps !");
  expect(mail.searchParams.get("body")).toBe("À temps !\r\nPostez.\r\nhttps://x.fr/#dates?a=b&c=d");
});
