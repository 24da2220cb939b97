import { render, screen } from "@testing-library/react";

import { ErrorBoundary } from "./ErrorBoundary";

function Broken({ reason }: { reason: unknown }): never {
  throw reason;
}

describe("ErrorBoundary", () => {
  beforeEach(() => {
    // React logs what a boundary catches.
    jest.spyOn(console, "error").mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());

  it("shows the page as long as nothing fails", () => {
    render(<ErrorBoundary>Bonjour</ErrorBoundary>);
    expect(screen.getByText("Bonjour")).toBeVisible();
  });

  it("says what happened, and offers a way home", () => {
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

  it("copes with what is no error", () => {
    render(
      <ErrorBoundary>
        <Broken reason="coupure" />
      </ErrorBoundary>,
    );
    expect(screen.getByRole("alert")).toHaveTextContent("coupure");
  });
});
