import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { entryOf } from "../testing/content";
import { AnswerBand } from "./AnswerBand";
import { draft, type FieldName, fields } from "./rules/fields";
import { frozenContent, TODAY } from "./testing/sample-dossiers";

const { answers, page } = frozenContent;
const home = entryOf("homePage");

beforeEach(() => {
  draft.current = {};
  jest.useFakeTimers({ now: new Date(`${TODAY}T12:00:00Z`), advanceTimers: true });
});
afterEach(() => void jest.useRealTimers());

const field = (name: FieldName) => screen.getByLabelText(fields[name].label.replace("\u00a0", " "));
const show = () => render(<AnswerBand page={home} answers={answers} periods={page} builtOn={TODAY} />);
const legend = () => screen.getByRole("figure").querySelector("figcaption");
async function ask(contractEnd: string) {
  show();
  await userEvent.type(field("contractEnd"), contractEnd);
  await userEvent.type(field("notice"), "3");
}

it("shows an example, marked as one, until a value is typed, and proposes the usual notice without filling it in", async () => {
  show();
  const example = answers.exampleText.replace(/\s/g, " ").split("{")[0] ?? "";
  expect(screen.getByRole("figure")).toHaveTextContent(`${example}31 décembre 2027, préavis de 3 mois`);
  expect(screen.getByRole("figure")).toHaveTextContent(/jeudi 23 septembre 2027/);
  await userEvent.type(field("contractEnd"), "2027-10-31");
  expect(screen.getByRole("figure")).not.toHaveTextContent(example);
  expect(screen.getByRole("figure")).toHaveTextContent(answers.noticePromptText);
  await userEvent.click(screen.getByRole("button", { name: /3\smois/ }));
  expect(field("notice")).toHaveValue("3");
  expect(screen.getByRole("figure")).toHaveTextContent(/vendredi 23 juillet 2027/);
});

it.each([
  [
    "the weeks before the steps, those of the steps, and the last",
    "2027-10-31",
    ["20 semaines", "14 semaines"],
  ],
  ["only weeks of the steps", "2027-03-31", ["4 semaines"]],
  [
    "the weeks that a house of a year does not show",
    "2028-10-31",
    ["73 semaines", "14 semaines", "88 semaines"],
  ],
])("has a text equivalent of the windows: %s", async (_case, contractEnd, counts) => {
  await ask(contractEnd);
  expect(
    legend()
      ?.textContent.match(/\d+\ssemaines/g)
      ?.map((text) => text.replace(/\s/, " ")),
  ).toEqual(counts);
  expect(legend()).toHaveTextContent(answers.lastWeekLabel);
});

it("shows the next end when this one is missed, asks for the renewal, and keeps the focus", async () => {
  await ask("2027-10-31");
  const question = field("renewal");
  expect(question).not.toBeVisible();
  await userEvent.clear(field("contractEnd"));
  await userEvent.type(field("contractEnd"), "2027-01-31");
  expect(screen.getByRole("figure")).toHaveTextContent(/vendredi 22 octobre 2027/);
  expect(legend()).toHaveTextContent(answers.lastWeekLabel);
  expect(screen.getByRole("figure")).toHaveTextContent(/Échéance du 31 janvier 2027 manquée\./);
  expect(screen.getByText(answers.missedAct.replace(/\s/g, " "))).toBeVisible();
  expect(screen.getByText(/vendredi\s30\soctobre\s2026/)).not.toBeVisible();
  expect(question).toBeVisible();
  expect(field("contractEnd")).toHaveFocus();
  await userEvent.selectOptions(question, "renews");
  await userEvent.type(field("renewalMonths"), "36");
  expect(screen.getByRole("figure")).toHaveTextContent(/octobre 2029/);
  await userEvent.selectOptions(question, "ends");
  expect(field("renewalMonths")).not.toBeVisible();
  expect(screen.getByRole("figure")).toHaveTextContent(/prend fin le dimanche 31 janvier 2027/);
  expect(screen.getByText(/^Signez .* 8\sjanvier\s2027/)).toBeVisible();
});

it("answers for a small meter at one press, shows the field that says so, and moves the focus to the reasons", async () => {
  await ask("2027-10-31");
  expect(field("meter")).not.toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: /petit compteur/ }));
  expect(field("meter")).toBeVisible();
  expect(screen.queryByRole("button", { name: /petit compteur/ })).toBeNull();
  expect(screen.getByText(answers.whyHeading.replace(/\s/g, " "))).toHaveFocus();
  expect(screen.getByRole("figure")).toHaveTextContent(answers.anytimeText.replace(/\s/g, " "));
});

it("announces the first line or what is missing, and is empty as soon as the texts change", async () => {
  show();
  const status = screen.getByRole("status");
  expect(status).toHaveTextContent(/^$/);
  await userEvent.type(field("contractEnd"), "2027-10-31");
  await waitFor(() => expect(status).toHaveTextContent(answers.noticePromptText), { timeout: 5000 });
  await userEvent.type(field("notice"), "3");
  expect(status).toHaveTextContent(/^$/);
  await waitFor(() => expect(status).toHaveTextContent(/vendredi 23 juillet 2027\.$/), { timeout: 5000 });
  await userEvent.clear(field("notice"));
  await userEvent.clear(field("contractEnd"));
  expect(status).toHaveTextContent(/^$/);
});

it("takes the unit that is typed with the notice, and selects it", async () => {
  show();
  await userEvent.type(field("contractEnd"), "2027-10-31");
  await userEvent.type(field("notice"), "45 jours");
  expect(field("noticeUnit")).toHaveValue("days");
  expect(screen.getByRole("figure")).toHaveTextContent(/jeudi 9 septembre 2027/);
});
