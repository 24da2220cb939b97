import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { assemblyFile } from "../content/types/assemblyFile";
import { homePage } from "../content/types/homePage";
import { siteSettings } from "../content/types/siteSettings";
import { entryOf } from "../testing/content";
import AssemblyTool from "./AssemblyTool";

const page = entryOf(assemblyFile);
const show = () =>
  render(<AssemblyTool page={page} steps={entryOf(homePage).steps} settings={entryOf(siteSettings)} />);

const field = ([label = ""]: readonly string[]) => screen.getByLabelText(label);
const delegation = () => within(screen.getByRole("article", { name: page.delegationTitle }));

it("is the model with its blanks, the table and the rules while nothing is typed", () => {
  show();
  expect(screen.getAllByRole("row")).toHaveLength(4);
  expect(screen.getByText(page.noticeDeadline[1] ?? "")).toBeInTheDocument();
  expect(delegation().getByText(/………\smois/)).toBeInTheDocument();
});

it("describes each field by its hint", () => {
  show();
  for (const texts of [
    page.nameField,
    page.costField,
    page.contractEndField,
    page.noticeField,
    page.delegateField,
  ])
    expect(field(texts)).toHaveAccessibleDescription(texts[1]);
});

it("replaces the table by the estimate, and the blanks by what is typed", async () => {
  show();
  await userEvent.type(field(page.lotsField), "100");
  expect(screen.queryByRole("table")).not.toBeInTheDocument();
  expect(screen.getByText(/^3\s000\s€ par an/)).toBeInTheDocument();
  await userEvent.type(field(page.durationField), "36");
  expect(delegation().getByText(/36\smois/)).toBeInTheDocument();
});

it("says what is wrong when the field is left, not while it is typed", async () => {
  show();
  const ceiling = field(page.ceilingField);
  await userEvent.type(ceiling, "beaucoup");
  expect(ceiling).not.toHaveAttribute("aria-invalid");
  await userEvent.tab();
  expect(ceiling).toHaveAttribute("aria-invalid", "true");
  expect(ceiling).toHaveAccessibleDescription(/12\s500,50/);
  await userEvent.clear(ceiling);
  expect(ceiling).not.toHaveAttribute("aria-invalid");
});

it("still has what was typed after a visit to another page", async () => {
  const { unmount } = show();
  await userEvent.clear(field(page.lotsField));
  await userEvent.type(field(page.nameField), "Les Tilleuls");
  await userEvent.type(field(page.lotsField), "50");
  unmount();
  show();
  expect(field(page.nameField)).toHaveValue("Les Tilleuls");
  expect(screen.getByText(/^1\s500\s€ par an/)).toBeInTheDocument();
});
