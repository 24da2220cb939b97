/** Code that is fetched on demand: its messages, its timeout and its retry. */
import { act, fireEvent, render, screen } from "@testing-library/react";
import type { ComponentType } from "react";

import { LateCodeSign, useLateCode } from "./LateCode";
import { LOADING_TIMEOUT } from "./with-timeout";

let load: () => Promise<ComponentType>;
const fetchCode = () => load();

function Page() {
  const code = useLateCode(fetchCode);
  const { code: Part, load: loadPart } = code;
  return (
    <>
      <button onClick={loadPart}>Lire</button>
      <LateCodeSign of={code} loading="Lecture de la facture…" what="La lecture des factures" />
      {Part && <Part />}
    </>
  );
}
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

it("code that has not come before the timeout can be fetched again", async () => {
  jest.useFakeTimers();
  load = () => new Promise(() => undefined);
  render(<Page />);
  press("Lire");
  expect(screen.getByText("Lecture de la facture…")).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(LOADING_TIMEOUT));
  expect(screen.queryByText("Lecture de la facture…")).not.toBeInTheDocument();
  expect(screen.getByRole("alert")).toHaveTextContent(/n’a pas pu être chargée/);

  load = () => Promise.resolve(() => <p>Facture lue</p>);
  press("Réessayer");
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByText("Facture lue")).toBeInTheDocument();
  expect(screen.getByRole("alert")).toBeEmptyDOMElement();
  jest.useRealTimers();
});
