import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { saveFile } from "../components/download/save-and-copy";
import { Assembly, fileName } from "./Assembly";
import { draft, type FieldName, fields } from "./rules/fields";
import { frozenContent } from "./testing/sample-dossiers";

jest.mock("../components/download/save-and-copy", () => ({
  ...jest.requireActual<object>("../components/download/save-and-copy"),
  saveFile: jest.fn(),
}));

const makePdf = jest.fn();
const fetchPdfMaker = jest.fn();
beforeEach(() => {
  jest.resetAllMocks();
  draft.current = {};
  makePdf.mockReturnValue(new Blob(["%PDF"]));
  fetchPdfMaker.mockResolvedValue(makePdf);
});

const show = () => render(<Assembly {...frozenContent} fetchPdfMaker={fetchPdfMaker} />);
const labelled = (label: string) => screen.getByLabelText(label.replace("\u00a0", " "));
const field = (name: FieldName) => labelled(fields[name].label);
const fold = () => screen.getAllByRole<HTMLDetailsElement>("group", { name: "" })[0];
const delegation = () => within(screen.getByRole("article", { name: frozenContent.page.delegationTitle }));
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const retype = async (name: FieldName, text: string) => {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
};

it("shows the template with its blanks and an example until a value is typed, and describes each field by its hint", () => {
  show();
  expect(screen.getByText(/100\slots, soit environ 3\s000\s€/)).toBeInTheDocument();
  expect(fold()?.open).toBe(false);
  expect(screen.getByRole("article", { name: frozenContent.page.delegationTitle })).toHaveTextContent(
    "……… mois",
  );
  expect(delegation().getAllByRole("img", { name: "à compléter" }).length).toBeGreaterThan(1);
  expect(screen.queryByRole("button", { name: /agenda/ })).not.toBeInTheDocument();
  for (const { label, hint } of Object.values(fields).filter((each) => each.hint))
    expect(labelled(label)).toHaveAccessibleDescription(hint);
});

it("removes a result as soon as its value is invalid, and shows the error when the field loses the focus", async () => {
  show();
  await retype("lots", "100");
  expect(screen.getByText(/^Environ 3\s000\s€ par an/)).toBeInTheDocument();
  await userEvent.type(field("lots"), "x");
  expect(screen.queryByText(/^Environ 3\s000\s€ par an/)).not.toBeInTheDocument();
  expect(field("lots")).not.toHaveAttribute("aria-invalid");
  await userEvent.tab();
  expect(field("lots")).toHaveAttribute("aria-invalid", "true");
  expect(field("lots")).toHaveAccessibleDescription(/nombre de lots, par exemple/);
  await retype("lots", "50");
  expect(field("lots")).not.toHaveAttribute("aria-invalid");
  expect(screen.getByText(/^Environ 1\s500\s€ par an/)).toBeInTheDocument();
});

it("keeps the typed values after a visit to another page", async () => {
  const { unmount } = show();
  await retype("copropriete", "Les Tilleuls");
  await retype("duration", "36");
  unmount();
  show();
  expect(field("copropriete")).toHaveValue("Les Tilleuls");
  expect(fold()?.open).toBe(true);
  expect(delegation().getByText(/36\smois/)).toBeInTheDocument();
});

it("unfolds the fields that have an error message", async () => {
  show();
  await retype("lots", "cent");
  fold()?.removeAttribute("open");
  await userEvent.tab();
  expect(fold()?.open).toBe(true);
});

it("debounces the announcement of the results", async () => {
  show();
  const announced = screen.getAllByRole("status").at(-1);
  await userEvent.type(field("lots"), "1000");
  expect(announced).toHaveTextContent(/^$/);
  const sentence = /Environ 30\s000\s€ par an$/;
  await waitFor(() => expect(announced).toHaveTextContent(sentence), { timeout: 5000 });
});

it("shows beside the field and at the download the name that the PDF can print, and gives such names different files", async () => {
  show();
  await retype("copropriete", "Tour 漢");
  const note = /PDF .* Tour ☐/;
  expect(field("copropriete")).toHaveAccessibleDescription(note);
  expect(screen.getByRole("button", { name: /dossier/ })).toHaveAccessibleDescription(note);
  expect(fileName("漢", "pdf")).toMatch(/^dossier-assemblee-\d{4}-\d\d-\d\d-\d\d-\d\d-\d\d\.pdf$/);
});

it("saves the current values as a PDF and a calendar, and announces the file name", async () => {
  show();
  await retype("copropriete", "Les Ormes");
  await userEvent.type(field("meeting"), "2027-06-15");
  await press("Télécharger le dossier");
  await waitFor(() => expect(saveFile).toHaveBeenCalledWith(expect.any(Blob), fileName("Les Ormes", "pdf")));
  expect(makePdf).toHaveBeenCalledWith(expect.objectContaining({ copropriete: "Les Ormes" }));
  expect(screen.getByText(/dossier-assemblee-les-ormes\.pdf/)).toHaveAttribute("role", "status");
  await press("Ajouter ces dates à mon agenda");
  await waitFor(() =>
    expect(saveFile).toHaveBeenLastCalledWith(expect.any(Blob), fileName("Les Ormes", "ics")),
  );
});

it.each([
  ["Les Érables", "dossier-assemblee-les-erables.pdf"],
  ["  Résidence de l’Œuvre, 12/14 bis  ", "dossier-assemblee-residence-de-l-oeuvre-12-14-bis.pdf"],
  ["../../etc/passwd", "dossier-assemblee-etc-passwd.pdf"],
  ["", "dossier-assemblee.pdf"],
  ["x".repeat(400), `dossier-assemblee-${"x".repeat(60)}.pdf`],
])("names the file of « %s » %s", (copropriete, name) => {
  expect(fileName(copropriete, "pdf")).toBe(name);
});
