import { render, screen } from "@testing-library/react";

import { entryOf } from "../../testing/content";
import { Commitments } from "./Contact";

/** The fields that come after the commitments, without values. */
const noParticulars = {
  feeRate: null,
  payment: null,
  mandate: null,
  insurance: null,
  registration: null,
  advisors: null,
};
const terms = { ...entryOf("contactSection"), ...noParticulars };

const points = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

it("shows the text before a point's colon in bold", () => {
  render(<Commitments terms={{ ...terms, commitments: ["Qui paie\u00a0: le syndicat", "Sans nom"] }} />);
  expect(points()).toEqual(["Qui paie\u00a0: le syndicat", "Sans nom"]);
  expect(screen.getByText("Qui paie :").tagName).toBe("STRONG");
});

it("lists the commitments, then the particulars that are filled in", () => {
  const insurance = "Notre assurance\u00a0: exemple";
  render(<Commitments terms={{ ...terms, insurance }} />);
  expect(points()).toEqual([...terms.commitments, insurance]);
});
