/** The study-request form from its fields to the outcome of a submission. Nothing is sent: `submitStudyRequest` is a mock. */
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { Toasts } from "../components/toast/Toasts";
import { emptyRecord, eraseRecord, replaceRecord } from "../forms/record";
import { entryOf, sampleTexts as texts } from "../testing/content";
import { unreadableFiles } from "./attached-files";
import { mailLink, recapOf, recapText, sentHeading } from "./recap";
import { requestFields, requestForm } from "./request-fields";
import { formApi, restoreSent } from "./request-form";
import { StudyRequestForm } from "./StudyRequestForm";
import { type DeliveryProblem, problemMessages, submitStudyRequest } from "./submission";

jest.mock("./submission", () => ({
  ...jest.requireActual<object>("./submission"),
  submitStudyRequest: jest.fn(),
}));
jest.mock("./attached-files", () => ({
  ...jest.requireActual<object>("./attached-files"),
  unreadableFiles: jest.fn(),
}));
const unreadable = jest.mocked(unreadableFiles);
const submit = jest.mocked(submitStudyRequest);

/** jsdom has no `DataTransfer` and no `matchMedia`, and its file inputs accept no list. */
class DataTransferStub {
  files: File[] = [];
  items = { add: (file: File) => this.files.push(file) };
}
Object.assign(globalThis, { DataTransfer: DataTransferStub, matchMedia: () => ({ matches: true }) });
Object.defineProperty(HTMLInputElement.prototype, "files", { writable: true, value: null });

const ENDPOINT = "https://example.com/demandes";
const settings = { email: "contact@example.com", phone: "01 99 00 45 60", serviceArea: "France" };
const page = {
  ...entryOf("contactSection"),
  dataNoticeDetails: ["Responsable : nous."],
  dataRecipients: "Destinataires : nos conseillers.",
};
const defaults = { ...emptyRecord(requestForm).texts, factures: [] };
const recap = recapOf({ ...defaults, ...texts });
const invoice = new File(["x"], "facture.pdf", { type: "application/pdf" });

const show = (endpoint = "") =>
  render(
    <>
      <StudyRequestForm page={page} settings={settings} endpoint={endpoint} />
      <Toasts />
    </>,
  );
/** Shows another page of the site, which has no form. */
const showOtherPage = () => render(<Toasts />);

const form = () => screen.getByRole<HTMLFormElement>("form");
const control = (name: string) => form().elements.namedItem(name) as HTMLInputElement;
const type = (name: string, value: string) => fireEvent.input(control(name), { target: { value } });
const choose = (...files: File[]) => fireEvent.change(control("factures"), { target: { files } });
const fillIn = () => {
  for (const [name, text] of Object.entries(texts)) type(name, text);
};
/** The message below a field. */
const messageOn = (name: string) => document.getElementById(`erreur-${name}`)?.textContent;
/** The label of the button, also during a delivery. */
const SEND = /^Envoyer$|^Envoi en cours/;
const send = () => userEvent.click(button(SEND));
const values = () => Object.fromEntries([...new FormData(form())]);
/** Names of the fields that are marked as invalid. */
const invalidNames = () => requestFields.map(({ name }) => name).filter((name) => control(name).ariaInvalid);
const button = (name: RegExp | string) => screen.getByRole("button", { name });
const panel = () => screen.findByRole("group", { name: /^Votre demande «|^Pour que nous/ });
/** The numbers of the requests, in the order of their submission. */
const numbers = () => submit.mock.calls.map(([, , number]) => number);

/** Holds the next outcome of a submission. @returns the function that lets it arrive. */
function holdOutcome() {
  let settle: (problem?: DeliveryProblem) => void = () => undefined;
  const held = new Promise<DeliveryProblem | undefined>((resolve) => (settle = resolve));
  submit.mockReturnValueOnce(held);
  return (problem?: DeliveryProblem) => {
    settle(problem);
    return act(() => held);
  };
}

beforeEach(() => {
  submit.mockReset().mockResolvedValue(undefined);
  unreadable.mockReset().mockResolvedValue([]);
  // The form outlives its page, so each test empties it.
  formApi.restart({});
  eraseRecord(requestForm);
  sessionStorage.clear();
});

test("the form shows each field of the table, and takes several invoices of the specified kinds", () => {
  show();
  const optionalGroup = within(screen.getByRole("group", { name: /facultatif/ }));
  for (const { label, name, required, hint, options } of requestFields) {
    const element = screen.getByLabelText<HTMLInputElement>(label);
    expect(element).toHaveAttribute("name", name);
    expect(element.required).toBe(required);
    expect(element).toBeVisible();
    const isAmongOptional = optionalGroup.queryByLabelText(label) !== null;
    expect([name, isAmongOptional]).toEqual([name, !required]);
    if (hint) expect(element).toHaveAccessibleDescription(expect.stringContaining(hint) as string);
    for (const option of Object.values(options ?? {}))
      expect(within(element).getByText(option)).toBeVisible();
  }
  expect(control("message")).toHaveAttribute("rows", "4");
  expect(control("factures")).toMatchObject({
    multiple: true,
    accept: ".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png",
  });
});

test("a submission passes on the values, empties the form and is confirmed by panel and toast", async () => {
  show();
  const regions = screen.getAllByRole("status");
  fillIn();
  type("typeContrat", "gaz");
  choose(invoice);
  await send();
  const request = { ...defaults, ...texts, typeContrat: "gaz", factures: [invoice] };
  expect(submit.mock.lastCall?.slice(0, 2)).toEqual([request, ""]);
  const heading = within(await panel()).getByRole("heading");
  expect(heading).toHaveFocus();
  expect(form()).toBeVisible();
  expect(values()).toMatchObject({ ...defaults, factures: expect.anything() as File });
  expect(screen.queryByRole("button", { name: /^Retirer/ })).toBeNull();
  expect(invalidNames()).toEqual([]);
  const title = await screen.findByText("Demande d'étude envoyée !");
  expect(regions).toContain(title.closest("[role=status]"));
  expect(title.closest("[role=status]")).toHaveTextContent(
    "Nous vous recontacterons dans les 24h pour programmer votre audit gratuit.",
  );
  expect(title.closest("[role=alert]")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Fermer la notification" }));
  expect(heading).toHaveFocus();
});

test("without an endpoint, the panel only says how to send the request by e-mail", async () => {
  const user = userEvent.setup();
  show();
  expect(screen.queryByText(page.dataRecipients)).toBeNull();
  expect(form()).not.toHaveAttribute("data-netlify");
  fillIn();
  await send();
  expect(await panel()).toHaveAccessibleName(sentHeading(recap, false));
  expect(await panel()).not.toHaveTextContent(/envoyée|reçue|24h/);
  expect(await panel()).toHaveTextContent("Joignez-y vos factures si vous les avez.");
  const mail = within(await panel()).getByRole("link", { name: "Envoyer par e-mail" });
  expect(mail).toHaveAttribute("href", mailLink(settings.email, recap).href);
  await user.click(screen.getByRole("button", { name: "Copier la demande" }));
  expect(await navigator.clipboard.readText()).toBe(recapText(recap));
  expect(within(await panel()).getByRole("status")).toHaveTextContent("copiée");
});

test("without an endpoint, the panel asks to attach again the invoices that an e-mail link cannot carry", async () => {
  show();
  fillIn();
  choose(invoice);
  await send();
  expect(await panel()).toHaveTextContent("Joignez-y à nouveau vos factures.");
});

test("the panel has the recap in a fold, and is there again after a visit to another page", async () => {
  const { unmount } = show();
  fillIn();
  await send();
  await panel();
  unmount();
  show();
  const answer = within(await panel()).getByText(texts.adresse);
  expect(answer).not.toBeVisible();
  await userEvent.click(screen.getByText("Votre demande"));
  expect(answer).toBeVisible();
  expect(control("nom")).toHaveValue("");
});

/** Fills the form in for another building, as its dossier does. */
const askForAnother = () =>
  act(() => replaceRecord(requestForm, { nomCopropriete: "Le Lac" }, "de votre dossier"));

test("the panel of a request that is still to be sent names its building, and makes way for another request", async () => {
  show();
  fillIn();
  await send();
  expect((await panel()).compareDocumentPosition(form())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  askForAnother();
  expect((await panel()).compareDocumentPosition(form())).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  expect(within(await panel()).getByRole("heading")).toHaveTextContent(texts.nomCopropriete);
});

test("the panel of a delivered request closes when the form is filled in for another building", async () => {
  show(ENDPOINT);
  fillIn();
  await send();
  await panel();
  askForAnother();
  expect(screen.queryByRole("group", { name: sentHeading(recap, true) })).toBeNull();
  expect(control("nomCopropriete")).toHaveValue("Le Lac");
});

test("an invalid request is not sent, and each invalid field shows its message until it is valid", async () => {
  show();
  type("email", "pas une adresse");
  await send();
  expect(submit).not.toHaveBeenCalled();
  const missing = requestFields.map(({ name }) => name).filter((name) => name in texts);
  expect(invalidNames()).toEqual(missing);
  expect(control("nom")).toHaveFocus();
  for (const field of requestFields.filter(({ name }) => missing.includes(name)))
    expect(messageOn(field.name)).toBe(field.missing ?? field.suggestion);
  fillIn();
  expect(invalidNames()).toEqual([]);
  const invalidTexts = [
    { name: "nom", text: " \u200B\u2060\u3164\u2800\u034F" },
    { name: "nombreLots", text: "0" },
    { name: "nombreLots", text: "2.5" },
    { name: "nombreLots", text: "1.040" },
    { name: "nombreLots", text: "2.000" },
    { name: "nombreLots", text: "12e3" },
    { name: "nombreLots", text: "9".repeat(21) },
  ];
  for (const { name, text } of invalidTexts) {
    type(name, text);
    await send();
    expect(invalidNames()).toEqual([name]);
    expect(messageOn(name)).toBe(requestFields.find((field) => field.name === name)?.suggestion);
    fillIn();
  }
  expect(submit).not.toHaveBeenCalled();
  await send();
  expect(submit).toHaveBeenCalledTimes(1);
});

test("invisible characters of a paste do not make an e-mail address invalid", async () => {
  show();
  fillIn();
  type("email", "\u202Asyndic@example.com\u202C");
  await send();
  expect(submit.mock.lastCall?.[0]).toMatchObject({ email: "syndic@example.com" });
});

test("a field with an invalid text shows its message when it is left, but an empty field does not", async () => {
  show();
  control("nom").focus();
  await userEvent.tab();
  await userEvent.keyboard("pas une adresse");
  expect(invalidNames()).toEqual([]);
  await userEvent.tab();
  expect(invalidNames()).toEqual(["email"]);
});

test("the number of files is announced after each change, and the advice on a file only once", async () => {
  show();
  const advised = "note.txt : Ce fichier n’est ni un PDF ni une image JPG ou PNG";
  const announced = () => screen.getByText(/^\d fichiers? choisis?\./);
  const note = new File(["x"], "note.txt");
  choose(note, invoice);
  expect(announced()).toHaveTextContent(`2 fichiers choisis. ${advised}`);
  choose(note, invoice, new File(["y"], "2024.pdf"));
  expect(announced()).toHaveTextContent(/^3 fichiers choisis\.$/);
  await userEvent.click(button("Retirer 2024.pdf"));
  expect(announced()).toHaveTextContent(/^2 fichiers choisis\.$/);
  await userEvent.click(button("Retirer facture.pdf"));
  expect(announced()).toHaveTextContent(/^1 fichier choisi\.$/);
  expect(announced()).toHaveRole("status");
});

test("the data notice precedes the button, and its heading unfolds the details", async () => {
  show(ENDPOINT);
  expect(form()).toHaveAttribute("data-netlify", "true");
  const notice = screen.getByText(page.dataNotice);
  expect(notice.compareDocumentPosition(button(SEND)) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await userEvent.click(screen.getByText(page.dataNoticeHeading));
  expect(screen.getByText(/^Responsable/)).toBeVisible();
  expect(screen.getByText(page.dataRecipients)).toBeVisible();
});

test.each(Object.keys(problemMessages) as DeliveryProblem[])(
  "the problem « %s » is announced, and a retry has the same texts, files and number",
  async (problem) => {
    submit.mockResolvedValueOnce(problem);
    show(ENDPOINT);
    fillIn();
    choose(invoice);
    await send();
    const alert = screen.getByRole("alert");
    expect(alert).toHaveTextContent(problemMessages[problem].replaceAll("\u00a0", " "));
    expect(within(alert).getByRole("link", { name: settings.email })).toBeVisible();
    expect(values()).toMatchObject(texts);
    await send();
    expect(submit.mock.lastCall?.slice(0, 2)).toEqual([
      expect.objectContaining({ factures: [invoice] }),
      ENDPOINT,
    ]);
    expect(numbers()[1]).toBe(numbers()[0]);
    expect(alert).toBeEmptyDOMElement();
  },
);

test("a file that can no longer be read is named and removed, and nothing is sent", async () => {
  unreadable.mockResolvedValueOnce([invoice]);
  show(ENDPOINT);
  fillIn();
  choose(invoice);
  await send();
  expect(submit).not.toHaveBeenCalled();
  expect(screen.getByRole("alert")).toHaveTextContent(/Fichier retiré : facture\.pdf/);
  expect(screen.queryByRole("button", { name: /^Retirer/ })).toBeNull();
  expect(values()).toMatchObject(texts);
});

test("during an upload the browser asks before leaving, and what is added to the form stays in it", async () => {
  /** @returns false if the browser asks for confirmation. */
  const leave = () => dispatchEvent(new Event("beforeunload", { cancelable: true }));
  const arrive = holdOutcome();
  show(ENDPOINT);
  fillIn();
  choose(invoice);
  expect(leave()).toBe(true);
  await send();
  expect(leave()).toBe(false);
  expect(button(SEND)).toHaveAttribute("aria-busy", "true");
  expect(screen.getByText("Nous envoyons votre demande et 1 Ko de fichiers.")).toBeVisible();
  type("message", "J’oubliais : ascenseur en panne.");
  choose(new File(["y"], "2024.pdf"));
  await send();
  await arrive();
  expect(leave()).toBe(true);
  expect(await panel()).toHaveAccessibleName(sentHeading(recap, true));
  expect(submit).toHaveBeenCalledTimes(1);
  expect(values()).toMatchObject({ nom: "", message: "J’oubliais : ascenseur en panne." });
  expect(button(/^Retirer/)).toHaveAccessibleName("Retirer 2024.pdf");
});

test("a success that arrives on another page is told there, and again on the form's page", async () => {
  const arrive = holdOutcome();
  const { unmount } = show(ENDPOINT);
  fillIn();
  await send();
  unmount();
  const otherPage = showOtherPage();
  await arrive();
  expect(await screen.findByText("Demande d'étude envoyée !")).toBeVisible();
  otherPage.unmount();
  show(ENDPOINT);
  expect(await panel()).toBeVisible();
  expect(control("nom")).toHaveValue("");
});

test("a failure that arrives on another page is told there, and the form keeps all answers", async () => {
  const arrive = holdOutcome();
  const { unmount } = show(ENDPOINT);
  fillIn();
  choose(invoice);
  await send();
  unmount();
  const otherPage = showOtherPage();
  await arrive("unavailable");
  expect(await screen.findByText("Votre demande d’étude n’est pas confirmée.")).toBeVisible();
  expect(screen.getByRole("link", { name: "revenir au formulaire" })).toHaveAttribute("href", "/#contact");
  otherPage.unmount();
  show(ENDPOINT);
  expect(screen.getByRole("alert")).toHaveTextContent("il n’a pas confirmé votre demande");
  expect(values()).toMatchObject(texts);
  await send();
  expect(submit.mock.lastCall?.[0]).toMatchObject({ factures: [invoice] });
  expect(numbers()[1]).toBe(numbers()[0]);
});

test("a form that is visited again while its request is sent does not send it twice", async () => {
  const arrive = holdOutcome();
  const { unmount } = show(ENDPOINT);
  fillIn();
  await send();
  unmount();
  show(ENDPOINT);
  expect(button(SEND)).toHaveAttribute("aria-busy", "true");
  await send();
  expect(submit).toHaveBeenCalledTimes(1);
  await arrive();
  expect(await panel()).toBeVisible();
});

/** Reloads the page: its end is reported, and the form's state is gone. */
const reload = () => {
  dispatchEvent(new Event("pagehide"));
  formApi.restart({});
};

test("without an endpoint, a request that has yet to be sent by e-mail survives a reload", async () => {
  const { unmount } = show();
  fillIn();
  await send();
  await panel();
  unmount();
  reload();
  show();
  expect(await panel()).toHaveTextContent(texts.adresse);
});

test.each(["7", "[null]", '[{"label":5}]', '{"a":1}'])(
  "a stored recap of another shape is ignored: %s",
  async (value) => {
    sessionStorage.setItem("saisie-1-recapitulatif", value);
    show();
    await act(restoreSent);
    expect(form()).toBeVisible();
    expect(screen.queryByText("Votre demande")).toBeNull();
  },
);

test("a retry has the same number, and a request about another building or after a success has a new one", async () => {
  submit.mockResolvedValueOnce("lost").mockResolvedValueOnce("lost");
  show(ENDPOINT);
  fillIn();
  await send();
  type("nomCopropriete", "Les Érables");
  await send();
  await send();
  await panel();
  fillIn();
  type("nomCopropriete", "Les Érables");
  await send();
  const [first, second, third, fourth] = numbers();
  // A random UUID (version 4).
  expect(first).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(third).toBe(second);
  expect(new Set([first, second, fourth]).size).toBe(3);
});
