/** The assembly section of the guide: what a visitor types, sees and downloads. */
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { saveFile } from "../components/download/save-and-copy";
import { eraseRecord } from "../forms/record";
import { fileName } from "./AnswerActions";
import { Assembly } from "./Assembly";
import { dossierFields, dossierForm, type FieldName } from "./rules/dossier-fields";
import { SENDING } from "./rules/first-step";
import { forwardLink } from "./rules/forwarded";
import { frozenContent, sampleDossier, TODAY } from "./testing/sample-dossiers";
import { lateCode } from "./testing/shown-pages";

jest.mock("../components/download/save-and-copy", () => ({
  ...jest.requireActual<object>("../components/download/save-and-copy"),
  saveFile: jest.fn(),
}));

/** jsdom is never idle. */
jest.mock("../components/when-idle", () => ({ whenIdle: (run: () => void) => run() }));

const makePdf = jest.fn();
const fetchPdfMaker = jest.fn();
beforeEach(() => {
  jest.resetAllMocks();
  eraseRecord(dossierForm);
  window.location.hash = "";
  makePdf.mockReturnValue(new Blob(["%PDF"]));
  fetchPdfMaker.mockResolvedValue(makePdf);
});

/** Shows the page once its late code is there. */
async function show() {
  const shown = render(
    <Assembly
      {...frozenContent}
      builtOn={TODAY}
      fetchPdfMaker={fetchPdfMaker}
      example={<p>Exemple de dossier</p>}
    />,
  );
  await lateCode();
  return shown;
}
const labelled = (label: string) => screen.getByLabelText(label.replace("\u00a0", " "));
const field = (name: FieldName) => labelled(dossierFields[name].label);
/** « Plus de précisions », the first group without a name: a `details` has none, and fieldsets have their legend. */
const optionalFields = () => screen.getAllByRole<HTMLDetailsElement>("group", { name: "" })[0];
/** The proposed resolution for a delegation. */
const delegation = () =>
  within(screen.getByRole("article", { name: frozenContent.documents.delegationTitle }));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
/** The proposed resolution for a call for tenders. */
const tender = () => screen.getByRole("article", { name: frozenContent.documents.tenderTitle });
/** Fills in a field in one event: letter by letter, the tests take twice the time. */
const fill = (name: FieldName, text: string) => fireEvent.change(field(name), { target: { value: text } });
/** Fills in what an answer needs. */
const fillInContract = (contractEnd: string) => {
  fill("contractEnd", contractEnd);
  fill("notice", "3");
};
const retype = async (name: FieldName, text: string) => {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
};

it("shows the texts with blanks until there is an answer", async () => {
  await show();
  expect(screen.getByText(frozenContent.page.calendarPrompt)).toBeInTheDocument();
  expect(optionalFields()?.open).toBe(false);
  expect(screen.getByRole("article", { name: frozenContent.documents.delegationTitle })).toHaveTextContent(
    "……… mois",
  );
  expect(delegation().getAllByRole("img", { name: "à compléter" }).length).toBeGreaterThan(1);
  expect(screen.queryByRole("button", { name: /agenda|dossier/ })).not.toBeInTheDocument();
  expect(screen.queryByText(/^Environ .* par an/)).not.toBeInTheDocument();
  expect(screen.getByText("Exemple de dossier")).toBeVisible();
  fillInContract("2037-12-31");
  expect(screen.queryByText("Exemple de dossier")).not.toBeInTheDocument();
});

it("describes each field by its hint", async () => {
  await show();
  const described = Object.values(dossierFields).flatMap((each) =>
    "hint" in each && each.hint ? [each] : [],
  );
  expect(described.length).toBeGreaterThan(1);
  for (const { label, hint } of described) expect(labelled(label)).toHaveAccessibleDescription(hint);
});

it("keeps a late assembly on request for the end of the renewal that the visitor gives", async () => {
  jest.useFakeTimers({ now: new Date(`${TODAY}T12:00:00Z`), advanceTimers: true });
  await show();
  fillInContract("2027-12-31");
  fill("meeting", "2027-11-15");
  expect(tender()).toHaveTextContent(/échéance du 31 décembre 2027/);
  expect(field("renewal")).not.toBeVisible();
  await userEvent.click(field("keepMeeting"));
  // The tick asks for the renewal, and writes none.
  expect(field("renewal")).toBeVisible();
  expect(field("renewal")).toHaveValue("");
  expect(field("renewalMonths")).toHaveValue("");
  expect(tender()).toHaveTextContent(/échéance du 31 décembre 2027/);
  await userEvent.selectOptions(field("renewal"), "renews");
  await retype("renewalMonths", "12");
  expect(tender()).toHaveTextContent(/échéance du 31 décembre 2028/);
  expect(document.body).not.toHaveTextContent(/décembre 2027/);
  // Another day is another assembly, which was not kept.
  fill("meeting", "2027-11-16");
  expect(field("keepMeeting")).not.toBeChecked();
  expect(tender()).toHaveTextContent(/échéance du 31 décembre 2027/);
  jest.useRealTimers();
});

it("refuses an assembly that can no longer be convened, unless its question is on the agenda", async () => {
  jest.useFakeTimers({ now: new Date(`${TODAY}T12:00:00Z`), advanceTimers: true });
  await show();
  fillInContract("2027-03-05");
  await userEvent.type(field("meeting"), "2026-12-03");
  await userEvent.tab();
  expect(field("meeting")).toHaveAccessibleDescription(/ne peut plus être convoquée/);
  await userEvent.click(field("onAgenda"));
  expect(field("meeting")).not.toHaveAttribute("aria-invalid");
  expect(screen.getByText(/^Faites voter/)).toBeInTheDocument();
  jest.useRealTimers();
});

it("removes a result as soon as its value is invalid", async () => {
  await show();
  await retype("lots", "100");
  expect(screen.getByText(/^Environ 3\s000\s€ par an/)).toBeInTheDocument();
  await userEvent.type(field("lots"), "x");
  expect(screen.queryByText(/^Environ 3\s000\s€ par an/)).not.toBeInTheDocument();
});

it("shows an error from when its field loses the focus until the value is valid", async () => {
  await show();
  await retype("lots", "cent");
  expect(field("lots")).not.toHaveAttribute("aria-invalid");
  await userEvent.tab();
  expect(field("lots")).toHaveAttribute("aria-invalid", "true");
  expect(field("lots")).toHaveAccessibleDescription(/nombre de lots, par exemple/);
  await retype("lots", "50");
  expect(field("lots")).not.toHaveAttribute("aria-invalid");
  expect(screen.getByText(/^Environ 1\s500\s€ par an/)).toBeInTheDocument();
});

it("unfolds the fields that have an error message", async () => {
  await show();
  await retype("lots", "cent");
  optionalFields()?.removeAttribute("open");
  await userEvent.tab();
  expect(optionalFields()?.open).toBe(true);
});

it("debounces the announcement of the results", async () => {
  await show();
  const announced = screen.getAllByRole("status").at(-1);
  await userEvent.type(field("lots"), "1000");
  expect(announced).toHaveTextContent(/^$/);
  const sentence = /Environ 30\s000\s€ par an$/;
  await waitFor(() => expect(announced).toHaveTextContent(sentence), { timeout: 5000 });
});

it("saves the current values as a PDF and a calendar file", async () => {
  await show();
  fill("copropriete", "Les Ormes");
  fillInContract("2037-12-31");
  await press("Télécharger le dossier");
  await waitFor(() => expect(saveFile).toHaveBeenCalledWith(expect.any(Blob), fileName("Les Ormes", "pdf")));
  expect(makePdf).toHaveBeenCalledWith(expect.objectContaining({ copropriete: "Les Ormes" }));
  expect(screen.getByText(/dossier-assemblee-les-ormes\.pdf/)).toHaveAttribute("role", "status");
  await press("Ajouter ces dates à mon agenda");
  await waitFor(() =>
    expect(saveFile).toHaveBeenLastCalledWith(expect.any(Blob), fileName("Les Ormes", "ics")),
  );
});

it("asks the council for its agreement first if no assembly can vote in time", async () => {
  jest.useFakeTimers({ now: new Date(`${TODAY}T12:00:00Z`), advanceTimers: true });
  await show();
  fillInContract("2027-03-05");
  jest.useRealTimers();
  const { letter } = sampleDossier({ contractEnd: "2027-03-05", notice: "3" }).messages;
  const asked = screen.getByRole<HTMLAnchorElement>("link", { name: SENDING.agreement.label });
  expect(asked).toHaveAttribute(
    "href",
    screen.getByRole<HTMLAnchorElement>("link", { name: "Envoyer au conseil syndical" }).getAttribute("href"),
  );
  expect(screen.getByRole("button", { name: SENDING.letter.label })).toBeVisible();
  expect(screen.getByText(letter?.title ?? "")).not.toBeVisible();
  expect(screen.getByRole("button", { name: "Télécharger le dossier" })).toBeVisible();
});

it("shows the letter once the assembly has voted", async () => {
  await show();
  fillInContract("2037-12-31");
  fireEvent.click(field("voted"));
  const title = frozenContent.documents.letterTitle;
  expect(screen.getByRole("article", { name: title })).toBeVisible();
  // The fold of the texts does not repeat it.
  expect(screen.getAllByText(title)).toHaveLength(1);
  expect(screen.getByRole("button", { name: SENDING.letter.label })).toBeVisible();
});

it("copies a recipient's message where there is no mail program", async () => {
  const user = userEvent.setup();
  await show();
  fillInContract("2037-12-31");
  await user.click(screen.getByRole("button", { name: "Copier le message au conseil syndical" }));
  expect(await navigator.clipboard.readText()).toContain("Merci de demander au syndic");
});

/** Opens a link to this page: the page stays, and its hash changes. */
async function follow(hash: string): Promise<void> {
  const changed = new Promise((resolve) => window.addEventListener("hashchange", resolve, { once: true }));
  window.location.hash = hash;
  await act(() => changed);
}

it("keeps the record of a link in the address until something is typed", async () => {
  const { hash } = new URL(forwardLink({ contractEnd: "2037-12-31", notice: "3" }, "https://www.exemple.fr"));
  window.location.hash = hash;
  const { unmount } = await show();
  expect(screen.getByText("Repris d’un lien reçu.")).toHaveRole("generic");
  expect(field("contractEnd")).toHaveValue("2037-12-31");
  const toSyndic = screen.getByRole<HTMLAnchorElement>("link", { name: "Envoyer au syndic" });
  const mail = new URL(toSyndic.href);
  expect(mail.searchParams.get("body")).toContain(hash);
  unmount();
  await show();
  expect(window.location.hash).toBe(hash);
  expect(field("contractEnd")).toHaveValue("2037-12-31");
  fill("notice", "2");
  expect(window.location.hash).toBe("#assemblee");
  expect(screen.getByText("Repris d’un lien reçu, modifié.")).toBeInTheDocument();
});

it("says what is cut or past in a link", async () => {
  await show();
  await follow("#dates?contractEnd=2037-12-31&notice=3&meeting=2020-06-15");
  const cut = /^Ce lien est incomplet\s: vérifiez les dates\.$/;
  expect(screen.getByText(cut)).toBeInTheDocument();
  expect(field("contractEnd")).toHaveValue("2037-12-31");
  expect(field("meeting")).toHaveAccessibleDescription(/Ce jour est passé/);
  expect(tender()).toHaveTextContent(/échéance du 31 décembre 2037/);
  fill("notice", "2");
  expect(screen.queryByText(cut)).not.toBeInTheDocument();
});

it.each([
  ["Les Érables", "dossier-assemblee-les-erables.pdf"],
  ["  Résidence de l’Œuvre, 12/14 bis  ", "dossier-assemblee-residence-de-l-oeuvre-12-14-bis.pdf"],
  // A name that could be a path.
  ["../../etc/passwd", "dossier-assemblee-etc-passwd.pdf"],
  ["", "dossier-assemblee.pdf"],
  ["x".repeat(400), `dossier-assemblee-${"x".repeat(62)}.pdf`],
])("names the file of « %s » %s", (copropriete, name) => {
  expect(fileName(copropriete, "pdf")).toBe(name);
});
