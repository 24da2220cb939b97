/** The band of the home page: its questions, its house and its first step. */
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { promptOf } from "../contract/answer";
import { eraseRecord, replaceRecord } from "../forms/record";
import { entryOf } from "../testing/content";
import { AnswerBand } from "./AnswerBand";
import { dossierFields, dossierForm, type FieldName, type FieldTexts } from "./rules/dossier-fields";
import { exampleContract, exampleLabel } from "./rules/example";
import { SENDING } from "./rules/first-step";
import { assemblyFile, readTyped, sampleDossier, TODAY } from "./testing/sample-dossiers";

const homePage = entryOf("homePage");

beforeEach(() => {
  eraseRecord(dossierForm);
  jest.useFakeTimers({ now: new Date(`${TODAY}T12:00:00Z`), advanceTimers: true });
});
afterEach(() => void jest.useRealTimers());

const field = (name: FieldName) => screen.getByLabelText(dossierFields[name].label.replace("\u00a0", " "));
const show = () => render(<AnswerBand page={homePage} texts={assemblyFile} builtOn={TODAY} />);
const spaced = (text: string) => text.replace(/\s/g, " ");
const headlineOf = (typed: FieldTexts) => spaced(sampleDossier(typed).answer.headline);
const legend = () => screen.getByRole("figure").querySelector("figcaption");
const fill = (name: FieldName, text: string) => fireEvent.change(field(name), { target: { value: text } });
/** Shows the band and fills in what an answer needs. */
function showWithContract(contractEnd: string) {
  show();
  fill("contractEnd", contractEnd);
  fill("notice", "3");
}

it("shows an example without a legend until there is an answer", () => {
  show();
  const example = exampleContract(TODAY);
  const label = spaced(exampleLabel(readTyped(example), assemblyFile));
  expect(screen.getByRole("figure")).toHaveTextContent(label);
  expect(screen.getByRole("figure")).toHaveTextContent(headlineOf(example));
  fill("contractEnd", "2027-10-31");
  expect(legend()).toBeNull();
  fill("notice", "3");
  expect(screen.getByRole("figure")).not.toHaveTextContent(label);
  expect(screen.getByRole("figure")).toHaveTextContent(
    headlineOf({ contractEnd: "2027-10-31", notice: "3" }),
  );
});

it("fills in the usual notice on a press", async () => {
  show();
  await userEvent.click(screen.getByRole("button", { name: /3\smois/ }));
  expect(field("notice")).toHaveValue("3 mois");
});

it.each([
  [
    "the weeks before the steps, the weeks of the steps, and the last week",
    "2027-10-31",
    ["20 semaines", "14 semaines"],
  ],
  ["the weeks of the steps alone", "2027-03-31", ["3 semaines"]],
  ["more weeks than the house has windows", "2028-10-31", ["72 semaines", "14 semaines", "87 semaines"]],
])("has a text equivalent of the windows: %s", (_case, contractEnd, counts) => {
  showWithContract(contractEnd);
  expect(
    legend()
      ?.textContent.match(/\d+\ssemaines/g)
      ?.map((text) => text.replace(/\s/, " ")),
  ).toEqual(counts);
  expect(legend()).toHaveTextContent(homePage.lastWeekLabel);
});

it("gives no next end of a missed contract until the renewal is known", async () => {
  showWithContract("2027-10-31");
  const question = field("renewal");
  expect(question).not.toBeVisible();
  await userEvent.clear(field("contractEnd"));
  await userEvent.type(field("contractEnd"), "2027-01-31");
  const house = screen.getByRole("figure");
  const typed = { contractEnd: "2027-01-31", notice: "3" };
  expect(house).toHaveTextContent(headlineOf(typed));
  expect(legend()).toBeNull();
  const { act, note, reasons } = sampleDossier(typed).answer;
  expect(screen.getByText(spaced(act))).toBeVisible();
  expect(screen.getByText(spaced(note))).toBeVisible();
  for (const reason of reasons) expect(screen.getByText(spaced(reason))).not.toBeVisible();
  expect(question).toBeVisible();
  expect(field("contractEnd")).toHaveFocus();
  await userEvent.selectOptions(question, "renews");
  expect(house).toHaveTextContent(headlineOf(typed));
  await userEvent.type(field("renewalMonths"), "36");
  expect(house).toHaveTextContent(headlineOf({ ...typed, renewal: "renews", renewalMonths: "36" }));
  await userEvent.selectOptions(question, "ends");
  expect(field("renewalMonths")).not.toBeVisible();
  expect(house).toHaveTextContent(headlineOf({ ...typed, renewal: "ends" }));
});

it("ignores the date of a contract without an end", async () => {
  showWithContract("2027-10-31");
  await userEvent.click(field("openEnded"));
  expect(field("contractEnd")).toBeDisabled();
  expect(screen.getByRole("figure")).toHaveTextContent(/Sans terme/);
  await userEvent.click(field("openEnded"));
  expect(field("contractEnd")).toHaveValue("2027-10-31");
  expect(screen.getByRole("figure")).toHaveTextContent(
    headlineOf({ contractEnd: "2027-10-31", notice: "3" }),
  );
});

it("answers for a small meter without a date", async () => {
  show();
  await userEvent.selectOptions(field("meter"), "small");
  expect(screen.getByRole("figure")).toHaveTextContent(headlineOf({ meter: "small" }));
  expect(legend()).toBeNull();
});

it("announces the headline until a text changes", async () => {
  show();
  const [, status] = screen.getAllByRole("status");
  expect(status).toHaveTextContent(/^$/);
  fill("contractEnd", "2027-10-31");
  fill("notice", "3");
  await waitFor(
    () => expect(status).toHaveTextContent(headlineOf({ contractEnd: "2027-10-31", notice: "3" })),
    { timeout: 5000 },
  );
  await userEvent.clear(field("notice"));
  expect(status).toHaveTextContent(/^$/);
  await waitFor(() => expect(status).toHaveTextContent(spaced(promptOf(assemblyFile.stories))), {
    timeout: 5000,
  });
});

it("says that the device's date is wrong if it is before the day of the build", () => {
  jest.setSystemTime(new Date("2019-03-03T12:00:00Z"));
  showWithContract("2027-10-31");
  expect(screen.getByRole("figure")).toHaveTextContent("Votre appareil est au 3 mars 2019");
});

it("shows an example that fits the visitor's day", () => {
  const day = "2035-06-01";
  jest.setSystemTime(new Date(`${day}T12:00:00Z`));
  show();
  const label = spaced(exampleLabel(readTyped(exampleContract(day), day), assemblyFile));
  expect(screen.getByRole("figure")).toHaveTextContent(label);
});

it.each<[FieldTexts, string, string]>([
  [{ contractEnd: "2027-12-31", notice: "3" }, homePage.assemblyButton, "/livre-blanc#assemblee"],
  [{ contractEnd: "2026-12-27", notice: "1" }, SENDING.agreement.label, "/livre-blanc#message-conseil"],
  [{ contractEnd: "2026-12-27", notice: "3" }, SENDING.question.label, "/livre-blanc#a-envoyer"],
  [{ meter: "small" }, assemblyFile.studyButton, "#contact"],
])("has with %j as its first link « %s »", async (texts, name, address) => {
  show();
  if (texts.meter) await userEvent.selectOptions(field("meter"), texts.meter);
  if (texts.contractEnd) fill("contractEnd", texts.contractEnd);
  if (texts.notice) fill("notice", texts.notice);
  const links = screen.getAllByRole("link");
  expect(links[0]).toHaveAccessibleName(name);
  expect(links[0]).toHaveAttribute("href", address);
  expect(links.map(({ textContent }) => textContent)).toContain(homePage.assemblyButton);
});

it("names the answers that have no field on the home page", async () => {
  const texts = { copropriete: "Résidence A", meeting: "2027-11-15", convocationDays: "30" };
  replaceRecord(dossierForm, { contractEnd: "2027-12-31", notice: "3 mois", ...texts }, "d’un lien reçu");
  show();
  const line = screen.getByRole("link", { name: /^Dossier en cours/ });
  expect(line).toHaveTextContent(
    "Dossier en cours : Résidence A, assemblée du 15 novembre 2027, convocation de 30 jours",
  );
  expect(line).toHaveAttribute("href", "/livre-blanc#assemblee");
  await userEvent.click(screen.getByRole("button", { name: "Effacer mes réponses" }));
  expect(line).not.toBeInTheDocument();
});
