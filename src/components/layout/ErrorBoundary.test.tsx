import { render, screen } from "@testing-library/react";

import { ErrorBoundary } from "./ErrorBoundary";

function Broken({ reason }: { reason: unknown }): never {
  throw reason;
}

describe("ErrorBoundary", () => {
  beforeEach(() => {
    // React logs each error that a boundary catches.
    jest.spyOn(console, "error").mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());

  it("shows the page when nothing fails", () => {
    render(<ErrorBoundary>Bonjour</ErrorBoundary>);
    expect(screen.getByText("Bonjour")).toBeVisible();
  });

  it("shows the error's message and a link to the home page", () => {
    render(
      <ErrorBoundary>
        <Broken reason={new Error("Le contenu manque.")} />
      </ErrorBoundary>,
    );
    const heading = screen.getByRole("heading", { level: 1, name: "Unexpected Application Error!" });
    expect(heading).toHaveAttribute("lang", "en");
    expect(screen.getByRole("alert")).toHaveTextContent("Le contenu manque.");
    expect(screen.getByRole("link", { name: "Revenir à l’accueil" })).toHaveAttribute("href", "/");
  });

  it("shows a thrown value that is not an Error", () => {
    render(
      <ErrorBoundary>
        <Broken reason="coupure" />
      </ErrorBoundary>,
    );
    expect(screen.getByRole("alert")).toHaveTextContent("coupure");
  });
});
