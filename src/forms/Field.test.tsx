/** Pasting into a date field. Browsers ignore the French spelling of a day, so the field reads it itself. */
import { fireEvent, render, screen } from "@testing-library/react";
import { Form } from "react-final-form";

import { Field } from "./Field";

test.each([
  // Days in French.
  ["31/12/2027", "2027-12-31"],
  [" 1er janvier 2028 ", "2028-01-01"],
  // No day: the field stays empty.
  ["31/02/2027", ""],
  ["fin 2027", ""],
])("« %s », pasted into a date field, becomes « %s »", (pasted, day) => {
  render(
    <Form onSubmit={() => undefined} subscription={{ values: true }}>
      {({ values }) => (
        <>
          <Field field={{ kind: "date", name: "end", label: "Fin" }} />
          <output>{JSON.stringify(values)}</output>
        </>
      )}
    </Form>,
  );
  fireEvent.paste(screen.getByLabelText("Fin"), { clipboardData: { getData: () => pasted } });
  expect(screen.getByLabelText("Fin")).toHaveValue(day);
  // final-form holds the same day, or no value.
  expect(screen.getByRole("status")).toHaveTextContent(day || "{}");
});
