import { render, screen } from "@testing-library/react";

import { PageBoundary, SectionBoundary } from "./ErrorBoundary";

function Broken({ reason }: { reason: unknown }): never {
  throw reason;
}

beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

it.each([
  ["an error", new Error("Le contenu manque."), "Le contenu manque."],
  ["a value that is not an Error", "coupure", "coupure"],
])("shows %s that the whole page throws, and a link to the home page", (_, reason, message) => {
  render(
    <PageBoundary>
      <Broken reason={reason} />
    </PageBoundary>,
  );
  const heading = screen.getByRole("heading", { level: 1, name: "Unexpected Application Error!" });
  expect(heading).toHaveAttribute("lang", "en");
  expect(screen.getByRole("alert")).toHaveTextContent(message);
  expect(screen.getByRole("link", { name: "Revenir à l’accueil" })).toHaveAttribute("href", "/");
});

it("reports a caught error to Gatsby's overlay in `gatsby develop`, and only there", () => {
  const reported = jest.fn();
  Object.assign(globalThis, { reportError: reported });
  const failure = new Error("Le contenu manque.");
  const show = () =>
    render(
      <PageBoundary>
        <Broken reason={failure} />
      </PageBoundary>,
    );
  show();
  expect(reported).not.toHaveBeenCalled();
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "development" });
  show();
  expect(reported).toHaveBeenCalledWith(failure);
});

it("keeps the other sections, and what was typed in them, when one fails", () => {
  const page = (broken: boolean) => (
    <>
      <SectionBoundary>{broken ? <Broken reason="coupure" /> : "Nos services"}</SectionBoundary>
      <SectionBoundary>
        <input aria-label="Nom" />
      </SectionBoundary>
    </>
  );
  const { rerender } = render(page(false));
  const field = screen.getByLabelText<HTMLInputElement>("Nom");
  field.value = "Martin";
  rerender(page(true));
  expect(screen.getByRole("alert")).toHaveTextContent(/n’a pas pu être affichée/);
  expect(screen.getByLabelText("Nom")).toBe(field);
  expect(field).toHaveValue("Martin");
});
