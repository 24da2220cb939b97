import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { entryOf } from "../testing/content";
import { AnswerBand } from "./AnswerBand";
import { dossierDraft, dossierFields, type FieldName } from "./rules/fields";
import { assemblyFile, frozenContent, TODAY } from "./testing/sample-dossiers";

const { answers } = frozenContent;
const home = entryOf("homePage");

beforeEach(() => {
  dossierDraft.current = {};
  jest.useFakeTimers({ now: new Date(`${TODAY}T12:00:00Z`), advanceTimers: true });
});
afterEach(() => void jest.useRealTimers());

const field = (name: FieldName) => screen.getByLabelText(dossierFields[name].label.replace("\u00a0", " "));
const show = () =>
  render(<AnswerBand page={home} answers={answers} periods={assemblyFile} builtOn={TODAY} />);
const legend = () => screen.getByRole("figure").querySelector("figcaption");
const fill = (name: FieldName, text: string) => fireEvent.change(field(name), { target: { value: text } });
function ask(contractEnd: string) {
  show();
  fill("contractEnd", contractEnd);
  fill("notice", "3");
}

it("shows an example, marked as one, without a legend, until there is an answer, and proposes the usual notice without filling it in", async () => {
  show();
  const example = answers.exampleText.replace(/\s/g, " ").split("{")[0] ?? "";
  expect(screen.getByRole("figure")).toHaveTextContent(`${example}31 décembre 2027, préavis de 3 mois`);
  expect(screen.getByRole("figure")).toHaveTextContent(/jeudi 23 septembre 2027/);
  fill("contractEnd", "2027-10-31");
  expect(legend()).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: /3\smois/ }));
  expect(field("notice")).toHaveValue("3 mois");
  expect(screen.getByRole("figure")).not.toHaveTextContent(example);
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
])("has a text equivalent of the windows: %s", (_case, contractEnd, counts) => {
  ask(contractEnd);
  expect(
    legend()
      ?.textContent.match(/\d+\ssemaines/g)
      ?.map((text) => text.replace(/\s/, " ")),
  ).toEqual(counts);
  expect(legend()).toHaveTextContent(assemblyFile.lastWeekLabel);
});

it("asks for the renewal when the end is missed, says no next end until it is known, and keeps the focus", async () => {
  ask("2027-10-31");
  const question = field("renewal");
  expect(question).not.toBeVisible();
  await userEvent.clear(field("contractEnd"));
  await userEvent.type(field("contractEnd"), "2027-01-31");
  const answer = screen.getByRole("figure");
  expect(answer).toHaveTextContent(/Échéance du 31 janvier 2027 manquée : prochaine fin à confirmer/);
  expect(legend()).toBeNull();
  expect(screen.getByText(answers.missedAct.replace(/\s/g, " "))).toBeVisible();
  expect(screen.getByText(/^Avec douze mois .* 22\soctobre\s2027/)).toBeVisible();
  expect(screen.getByText(/Dernier jour\s: 30\soctobre\s2026/)).not.toBeVisible();
  expect(question).toBeVisible();
  expect(field("contractEnd")).toHaveFocus();
  await userEvent.selectOptions(question, "renews");
  expect(answer).toHaveTextContent(/à confirmer/);
  await userEvent.type(field("renewalMonths"), "36");
  expect(answer).toHaveTextContent(/prochaine fin le 31 janvier 2030/);
  await userEvent.selectOptions(question, "ends");
  expect(field("renewalMonths")).not.toBeVisible();
  expect(answer).toHaveTextContent(/s’arrête le 31 janvier 2027/);
});

it("answers for a contract without an end, whose date then does not count", async () => {
  ask("2027-10-31");
  await userEvent.click(field("openEnded"));
  expect(field("contractEnd")).toBeDisabled();
  expect(screen.getByRole("figure")).toHaveTextContent(/Sans terme/);
  await userEvent.click(field("openEnded"));
  expect(field("contractEnd")).toHaveValue("2027-10-31");
  expect(screen.getByRole("figure")).toHaveTextContent(/vendredi 23 juillet 2027/);
});

it("answers for a small meter without a date, and without windows that count to none", async () => {
  show();
  await userEvent.selectOptions(field("meter"), "small");
  expect(screen.getByRole("figure")).toHaveTextContent(answers.smallHeadline.replace(/\s/g, " "));
  expect(legend()).toBeNull();
});

it("announces the first line, and is empty as soon as the texts change", async () => {
  show();
  const status = screen.getByRole("status");
  expect(status).toHaveTextContent(/^$/);
  fill("contractEnd", "2027-10-31");
  fill("notice", "3");
  await waitFor(() => expect(status).toHaveTextContent(/vendredi 23 juillet 2027\.$/), { timeout: 5000 });
  await userEvent.clear(field("notice"));
  expect(status).toHaveTextContent(/^$/);
  await waitFor(() => expect(status).toHaveTextContent(answers.promptText.replace(/\s/g, " ")), {
    timeout: 5000,
  });
});
