import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { defaults, type FieldDescription, fields } from "./fields";
import { thanks } from "./recap";
import { newRequestId } from "./request-id";
import { StudyRequestForm } from "./StudyRequestForm";
import { type DeliveryProblem, problemMessages, submitStudyRequest } from "./submission";

jest.mock("./submission", () => ({
  ...jest.requireActual<object>("./submission"),
  submitStudyRequest: jest.fn(),
}));
const submit = jest.mocked(submitStudyRequest);
jest.mock("./request-id", () => {
  const actual = jest.requireActual<{ newRequestId: () => string }>("./request-id");
  return { newRequestId: jest.fn(actual.newRequestId) };
});
const makeId = jest.mocked(newRequestId);

/** jsdom has neither `DataTransfer` nor `matchMedia`, and does not scroll. */
class DataTransferStub {
  files: File[] = [];
  items = { add: (file: File) => this.files.push(file) };
}
Object.assign(globalThis, { DataTransfer: DataTransferStub, matchMedia: () => ({ matches: true }) });
Element.prototype.scrollIntoView = jest.fn();

const settings = { email: "contact@example.com", phone: "01 99 00 45 60" };
const page = {
  dataNotice: "Vos données ne servent qu’à vous répondre.",
  dataNoticeHeading: "Vos droits",
  dataNoticeDetails: ["Responsable : nous.", "Réclamation : auprès de la CNIL."],
  dataNoticeContact: "Pour les exercer, écrivez à",
  nextStepsHeading: "La suite",
  nextSteps: ["Sous 24h, une réponse.", "Un rendez-vous."],
};

const show = (endpoint = "") =>
  render(<StudyRequestForm page={page} settings={settings} endpoint={endpoint} />);

const control = ({ label, required }: Pick<FieldDescription, "label" | "required">) =>
  screen.getByLabelText<HTMLInputElement>(required ? label : `${label} (facultatif)`);

const invoices = () => control({ label: "Factures", required: false });
const choose = (...files: File[]) => fireEvent.change(invoices(), { target: { files } });
const chosen = () => {
  const list = screen.queryByRole("list", { name: "Fichiers choisis" });
  return list
    ? within(list)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent)
    : [];
};
const sendButton = () => screen.getByRole("button", { name: /^Envo/ });

/** The options of each submission. */
const options = {
  id: expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/) as string,
  signal: expect.any(AbortSignal) as AbortSignal,
  onProgress: expect.any(Function) as () => void,
};

const texts = {
  nom: "Syndic Martin",
  email: "syndic@example.com",
  telephone: "01 99 00 12 34",
  nomCopropriete: "Les Tilleuls",
  adresse: "1 rue des Lilas, 75020 Paris",
  nombreLots: "40",
};

function fillInTexts() {
  for (const field of fields)
    if (field.name in texts)
      fireEvent.input(control(field), { target: { value: texts[field.name as keyof typeof texts] } });
}

beforeEach(() => {
  submit.mockReset().mockResolvedValue(undefined);
  makeId.mockClear();
});

test.each(fields.map((field) => [field.label, field] as const))(
  "the form has « %s » as the table describes it",
  (_, field) => {
    show();
    const element = control(field);
    expect(element).toHaveAttribute("name", field.name);
    expect(element.required).toBe(field.required);
    expect(element).not.toHaveAttribute("placeholder");
    const hints = [field.hint, field.kind === "files" && field.dropHint].filter(Boolean).join(" ");
    if (hints) expect(element).toHaveAccessibleDescription(hints);
    if (field.kind !== "files") expect(element).toHaveValue(expectedDefault(field));
    if (field.kind === "choice")
      expect(
        within(element)
          .getAllByRole("option")
          .map(({ textContent }) => textContent),
      ).toEqual(field.options.map(({ label }) => label));
    if (field.kind === "number")
      expect(element).toMatchObject({ type: "number", min: "1", max: "99999", step: "1" });
    if (field.kind === "longText") expect(element).toHaveAttribute("rows", "4");
    if (field.kind === "files")
      expect(element).toMatchObject({ type: "file", multiple: true, accept: ".pdf,.jpg,.jpeg,.png" });
  },
);

/** A field's default as jest-dom reports it: null for an empty number. */
const expectedDefault = ({ name, kind }: FieldDescription) =>
  kind === "number" ? null : defaults[name as keyof typeof texts];

test("validation is the browser's own", () => {
  show();
  const form = screen.getByRole<HTMLFormElement>("form");
  expect(form.noValidate).toBe(false);
  expect(form.method).toBe("dialog");
});

test("a submission passes on what was filled in, empties the form, and is confirmed on the page and in one live region", async () => {
  const user = userEvent.setup();
  show();
  fillInTexts();
  await user.selectOptions(control({ label: "Type de contrat", required: true }), "gaz");
  const file = new File(["x"], "facture.pdf", { type: "application/pdf" });
  choose(file);

  await user.click(sendButton());

  expect(submit).toHaveBeenCalledTimes(1);
  expect(submit).toHaveBeenCalledWith(
    { ...defaults, ...texts, typeContrat: "gaz", factures: [file] },
    "",
    options,
  );
  for (const field of fields)
    if (field.kind !== "files") expect(control(field)).toHaveValue(expectedDefault(field));
  expect(chosen()).toEqual([]);
  expect(invoices().files).toHaveLength(0);
  expect(screen.getByRole("group", { name: /^Merci/ })).toHaveFocus();
  const titles = screen.getAllByText("Demande d'étude envoyée !");
  expect(titles).toHaveLength(1);
  expect(titles[0]?.closest("[role=status]")).toHaveTextContent(
    "Nous vous recontacterons dans les 24h pour programmer votre audit gratuit.",
  );
  expect(titles[0]?.closest("[role=alert]")).toBeNull();

  await user.click(screen.getByRole("button", { name: "Fermer la notification" }));
  expect(screen.getByRole("group", { name: /^Merci/ })).toHaveFocus();

  fillInTexts();
  await user.click(sendButton());
  expect(submit).toHaveBeenLastCalledWith({ ...defaults, ...texts }, "", options);
});

test.each([
  ["with an endpoint, says that the request was sent", "https://example.com/demandes", thanks.delivered],
  ["without one, says only what is so", "", thanks.kept],
])("the confirmation, %s, and shows the request and what happens next", async (_, endpoint, heading) => {
  const user = userEvent.setup();
  const print = jest.fn();
  window.print = print;
  show(endpoint);
  fillInTexts();
  await user.click(sendButton());

  const panel = await screen.findByRole("group", { name: heading });
  for (const text of [...Object.values(texts), ...page.nextSteps, "24h"])
    expect(within(panel).getByText(text)).toBeVisible();
  expect(within(panel).getByRole("link", { name: settings.phone })).toBeVisible();
  expect(panel.textContent.includes("envoyée")).toBe(endpoint !== "");
  await user.click(within(panel).getByRole("button", { name: "Imprimer" }));
  expect(print).toHaveBeenCalledTimes(1);
});

test("a double click submits once", async () => {
  const user = userEvent.setup();
  show();
  fillInTexts();
  await user.dblClick(sendButton());
  expect(submit).toHaveBeenCalledTimes(1);
});

test("the form says before its first field how many answers it needs", () => {
  show();
  const needed = screen.getByRole("form").querySelectorAll(":required").length;
  expect(needed).toBeGreaterThan(0);
  expect(screen.getByText(/^\d+ réponses, \d+ minutes/)).toHaveTextContent(`${needed} réponses`);
});

test("what happens with the data stands before the button, its details behind a heading, with an e-mail link", async () => {
  const user = userEvent.setup();
  show();
  const notice = screen.getByText(page.dataNotice);
  expect(notice).toBeVisible();
  expect(notice.compareDocumentPosition(sendButton()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  const contact = screen.getByText(new RegExp(`^${page.dataNoticeContact}`));
  expect(contact).not.toBeVisible();
  await user.click(screen.getByText(page.dataNoticeHeading));
  for (const detail of page.dataNoticeDetails) expect(screen.getByText(detail)).toBeVisible();
  expect(within(contact).getByRole("link", { name: settings.email })).toHaveAttribute(
    "href",
    `mailto:${settings.email}`,
  );
});

test("a second choice adds files, each once; each can be removed; a large one stays, with advice", async () => {
  const user = userEvent.setup();
  show();
  const light = new File(["x"], "légère.pdf");
  const heavy = new File([new Uint8Array(6 * 1024 * 1024)], "lourde.pdf");
  choose(light);
  choose(light, heavy);
  expect(chosen()).toEqual([
    expect.stringContaining("légère.pdf 1\u00a0ko"),
    expect.stringMatching(/lourde\.pdf 6\u00a0Mo.*dépasse 5\u00a0Mo/),
  ]);
  expect(invoices().files).toHaveLength(2);
  expect(screen.getByText(/^1 fichier ajouté\. lourde\.pdf dépasse 5 Mo/)).toHaveAttribute("role", "status");

  await user.click(screen.getByRole("button", { name: "Retirer légère.pdf" }));
  expect(chosen()).toHaveLength(1);
  expect(invoices()).toHaveFocus();
  expect(screen.getByText("légère.pdf retiré.")).toHaveAttribute("role", "status");

  fillInTexts();
  await user.click(sendButton());
  expect(submit).toHaveBeenCalledWith(expect.objectContaining({ factures: [heavy] }), "", options);
});

test("while a request is delivered, the button is busy and a second submission does nothing", async () => {
  const user = userEvent.setup();
  let arrive: (problem?: DeliveryProblem) => void = () => undefined;
  submit.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  show("https://example.com/demandes");
  fillInTexts();
  await user.click(sendButton());
  expect(sendButton()).toHaveAttribute("aria-busy", "true");
  fireEvent.submit(screen.getByRole("form"));
  arrive();
  expect(await screen.findByRole("group", { name: /^Merci/ })).toHaveFocus();
  expect(submit).toHaveBeenCalledTimes(1);
  expect(sendButton()).toHaveAttribute("aria-busy", "false");
});

test.each(Object.entries(problemMessages))(
  "the problem « %s » is announced, nothing is lost, and the visitor can try again",
  async (problem, message) => {
    const user = userEvent.setup();
    submit.mockResolvedValueOnce(problem as DeliveryProblem);
    show("https://example.com/demandes");
    const file = new File(["x"], "facture.pdf");
    choose(file);
    fillInTexts();
    await user.click(sendButton());

    const alert = screen.getByRole("alert");
    expect(alert).toHaveTextContent(message.replaceAll("\u00a0", " "));
    expect(within(alert).getByRole("link", { name: settings.email })).toBeVisible();
    for (const [name, text] of Object.entries(texts))
      expect(screen.getByRole<HTMLFormElement>("form").elements.namedItem(name)).toHaveProperty(
        "value",
        text,
      );
    expect(chosen()).toHaveLength(1);
    expect(screen.queryByText(/^Demande d'étude envoyée/)).toBeNull();

    await user.click(sendButton());
    expect(submit).toHaveBeenCalledTimes(2);
    expect(submit).toHaveBeenLastCalledWith(
      { ...defaults, ...texts, factures: [file] },
      "https://example.com/demandes",
      { ...options, id: submit.mock.calls[0]?.[2].id },
    );
    expect(screen.getByRole("alert")).toBeEmptyDOMElement();
  },
);

test.each([
  [
    "a text",
    () => fireEvent.input(control({ label: "Message", required: false }), { target: { value: "?" } }),
  ],
  [
    "a choice",
    () =>
      fireEvent.input(control({ label: "Vous êtes", required: true }), { target: { value: "gestionnaire" } }),
  ],
  ["a file", () => choose(new File(["x"], "facture.pdf"))],
])(
  "the first change, here of %s, gives the request its identifier, which stays until the request has arrived",
  async (_, change) => {
    const user = userEvent.setup();
    show("https://example.com/demandes");
    expect(makeId).not.toHaveBeenCalled();
    change();
    expect(makeId).toHaveBeenCalledTimes(1);

    fillInTexts();
    submit.mockResolvedValueOnce("lost");
    await user.click(sendButton());
    await user.click(sendButton());
    expect(submit.mock.calls.map(([, , { id }]) => id)).toEqual(Array(2).fill(makeId.mock.results[0]?.value));
    expect(makeId).toHaveBeenCalledTimes(1);

    fillInTexts();
    expect(makeId).toHaveBeenCalledTimes(2);
    await user.click(sendButton());
    expect(submit.mock.lastCall?.[2].id).toBe(makeId.mock.results[1]?.value);
  },
);
