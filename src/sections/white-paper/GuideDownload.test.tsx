/** The button that makes the white paper's PDF in the browser, and what it says. */
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { saveFile } from "../../components/download/save-and-copy";
import { readFrozenContent } from "../../pdf/testing/white-paper-content";
import { FILE_NAME } from "../../theme/brand";
import { downloadNote, GuideDownload } from "./GuideDownload";

jest.mock("../../components/download/save-and-copy", () => ({
  ...jest.requireActual<object>("../../components/download/save-and-copy"),
  saveFile: jest.fn(),
}));

const content = readFrozenContent();
const label = content.whitePaperPage.title;
const pdf = new Blob(["%PDF"]);
const fetchPdfMaker = jest.fn<Promise<() => Blob>, []>();

const show = (note?: string) =>
  render(<GuideDownload label={label} content={content} fetchPdfMaker={fetchPdfMaker} note={note} />);
const button = () => screen.getByRole("button", { name: label });

beforeEach(() => {
  jest.resetAllMocks();
  fetchPdfMaker.mockResolvedValue(() => pdf);
  show();
});

it("orders the download of the PDF under its name, and announces it", async () => {
  await userEvent.click(button());
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(FILE_NAME));
  expect(saveFile).toHaveBeenCalledWith(pdf, FILE_NAME);
});

it("offers the published file after each download, because a webview may ignore the download without an error", async () => {
  expect(screen.queryByRole("link", { name: "Ouvrir le guide" })).toBeNull();
  await userEvent.click(button());
  const link = await screen.findByRole("link", { name: "Ouvrir le guide" });
  expect(link).toHaveAttribute("href", `/${FILE_NAME}`);
});

it("offers to share the file where the browser can", async () => {
  const share = jest.fn(() => Promise.resolve());
  Object.assign(navigator, { canShare: () => true, share });
  await userEvent.click(button());
  await userEvent.click(await screen.findByRole("button", { name: "Partager le fichier" }));
  expect(share).toHaveBeenCalledWith({ files: [expect.objectContaining({ name: FILE_NAME })] });
  for (const name of ["canShare", "share"]) Reflect.deleteProperty(navigator, name);
});

it("describes the file in the button's accessible description", () => {
  cleanup();
  show(downloadNote("{chapitres} chapitres, {pages} pages, {taille}", content, { pages: 7, bytes: 84_499 }));
  const written = content.whitePaperPage.chapters.filter(({ text }) => text).length;
  expect(button()).toHaveAccessibleDescription(`${written}\u00a0chapitres, 7\u00a0pages, 84\u00a0Ko`);
});

it("loads the code of the PDF when the pointer or the focus reaches the button, and not before", async () => {
  expect(fetchPdfMaker).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(button()).toHaveFocus();
  expect(fetchPdfMaker).toHaveBeenCalledTimes(1);
  await userEvent.hover(button());
  expect(fetchPdfMaker).toHaveBeenCalledTimes(2);
});

it("loads the code of the PDF when the browser is idle, if its files are listed in `filesToPrefetch`", async () => {
  cleanup();
  render(
    <GuideDownload label={label} content={content} fetchPdfMaker={fetchPdfMaker} filesToPrefetch={["pdf"]} />,
  );
  expect(fetchPdfMaker).not.toHaveBeenCalled();
  await waitFor(() => expect(fetchPdfMaker).toHaveBeenCalledTimes(1));
});

it("loads no code before the pointer or the focus comes, where the browser saves data", () => {
  cleanup();
  jest.useFakeTimers();
  Object.assign(navigator, { connection: { saveData: true } });
  render(
    <GuideDownload label={label} content={content} fetchPdfMaker={fetchPdfMaker} filesToPrefetch={["pdf"]} />,
  );
  jest.runAllTimers();
  expect(fetchPdfMaker).not.toHaveBeenCalled();
  Reflect.deleteProperty(navigator, "connection");
  jest.useRealTimers();
});

it("makes one PDF for a double click, and is disabled meanwhile", async () => {
  let arrive: (maker: () => Blob) => void = () => undefined;
  fetchPdfMaker.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  await userEvent.dblClick(button());
  expect(button()).toHaveAttribute("aria-disabled", "true");
  arrive(() => pdf);
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(FILE_NAME));
  expect(saveFile).toHaveBeenCalledTimes(1);
  expect(button()).toHaveAttribute("aria-disabled", "false");
});

it("shows the e-mail address when it fails, and can be clicked again", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  fetchPdfMaker.mockRejectedValue(new Error("offline"));
  await userEvent.click(button());
  expect(await screen.findByRole("link", { name: content.siteSettings.email })).toBeVisible();
  expect(screen.getByRole("alert")).toHaveTextContent(content.siteSettings.email);
  expect(saveFile).not.toHaveBeenCalled();

  fetchPdfMaker.mockResolvedValue(() => pdf);
  await userEvent.click(button());
  await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1));
  expect(screen.getByRole("alert")).toBeEmptyDOMElement();
});
