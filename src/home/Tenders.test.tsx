import { render, screen } from "@testing-library/react";

import { homePage } from "../content-model/types/homePage";
import { entryOf } from "../testing/content";
import { Tenders } from "./Tenders";

const page = entryOf(homePage);

it("shows a heading and the tenders, or nothing when there are no tenders", () => {
  const { container, rerender } = render(
    <Tenders
      page={{
        ...page,
        tenders: [{ title: "Gaz", deadline: "2027-01-22", type: "Gaz", status: "Ouvert" }],
      }}
    />,
  );
  expect(screen.getByRole("heading", { name: page.tendersHeading })).toBeVisible();
  expect(screen.getByRole("listitem")).toHaveTextContent("22 janvier 2027");

  rerender(<Tenders page={{ ...page, tenders: [] }} />);
  expect(container).toBeEmptyDOMElement();
});
