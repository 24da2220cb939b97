import { fireEvent, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";

import { defaults } from "./fields";
import { mountForm } from "./mount-form";
import StudyRequestForm from "./StudyRequestForm";
import { submitStudyRequest } from "./submission";

jest.mock("./submission", () => ({
  ...jest.requireActual<object>("./submission"),
  submitStudyRequest: jest.fn().mockResolvedValue(undefined),
}));

const props = {
  dataNotice: "Vos données ne servent qu’à vous répondre.",
  settings: { email: "contact@example.com", phone: "01 99 00 45 60" },
  endpoint: "",
};

const name = () => screen.getByLabelText<HTMLInputElement>("Nom / Société");
const contract = () => screen.getByLabelText<HTMLSelectElement>(/^Type de contrat/);
const page = () => document.body.appendChild(document.createElement("div"));

/** The form as it comes with the page, and as the visitor has filled it in before its code is there. */
function servedPage() {
  const container = page();
  container.innerHTML = renderToString(<StudyRequestForm {...props} />);
  name().value = "Syndic de l'";
  contract().value = "gaz";
  return container;
}

let leave: () => void = () => undefined;

beforeAll(() => {
  Object.assign(globalThis, {
    matchMedia: () => ({ matches: true }),
    // The real scheduler: what is not done when mountForm returns is too late for the next key.
    IS_REACT_ACT_ENVIRONMENT: false,
  });
});
afterEach(async () => {
  leave();
  await new Promise((resolve) => setTimeout(resolve));
  document.body.replaceChildren();
});

test("a key pressed right after the code has come is added to what was typed before it", async () => {
  leave = mountForm(servedPage(), props);
  fireEvent.change(name(), { target: { value: `${name().value}Œuvre` } });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(name()).toHaveValue("Syndic de l'Œuvre");
  expect(contract()).toHaveValue("gaz");
});

test("a request that was submitted before the code came is sent once, with what was typed", () => {
  const container = servedPage();
  const form = container.querySelector("form");
  for (const [field, text] of Object.entries({
    email: "syndic@example.com",
    telephone: "01 99 00 12 34",
    nomCopropriete: "Les Tilleuls",
    adresse: "1 rue des Lilas",
    nombreLots: "40",
  }))
    Object.assign(form?.elements.namedItem(field) ?? {}, { value: text });
  if (form) form.dataset.submitted = "";
  leave = mountForm(container, props);
  expect(submitStudyRequest).toHaveBeenCalledTimes(1);
  expect(submitStudyRequest).toHaveBeenCalledWith(
    expect.objectContaining({ nom: "Syndic de l'", typeContrat: "gaz", nombreLots: "40" }),
    "",
  );
});

test("what was filled in is there again after a look at another page", () => {
  const leaveFirst = mountForm(servedPage(), props);
  fireEvent.change(name(), { target: { value: "Syndic Martin" } });
  leaveFirst();
  document.body.replaceChildren();
  leave = mountForm(page(), props);
  expect(name()).toHaveValue("Syndic Martin");
  expect(contract()).toHaveValue("gaz");
  expect(screen.getByLabelText("Nombre de lots")).toHaveValue(Number(defaults.nombreLots) || null);
});
