import { fireEvent, render, screen } from "@testing-library/react";
import { Form } from "react-final-form";

import { Field } from "./Field";

test.each([
  ["31/12/2027", "2027-12-31"],
  [" 1er janvier 2028 ", "2028-01-01"],
  ["31/02/2027", ""],
  ["fin 2027", ""],
])("a date takes a pasted day: « %s »", (pasted, day) => {
  const typed = jest.fn();
  render(
    <Form onSubmit={typed} subscription={{ values: true }}>
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
  expect(screen.getByRole("status")).toHaveTextContent(day || "{}");
});
