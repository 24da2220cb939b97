import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { saveFile } from "../browser/save-file";
import { fetchAssemblyPdfMaker } from "../pdf/assembly/fetch-assembly-pdf-maker";
import type { AssemblyFile } from "./assembly-file";
import { Downloads } from "./Downloads";
import { frozenContent, fullEntries, sampleFile, TODAY } from "./testing/sample-files";

jest.mock("../pdf/assembly/fetch-assembly-pdf-maker", () => ({ fetchAssemblyPdfMaker: jest.fn() }));
jest.mock("../browser/save-file");

const { page, settings } = frozenContent;
const [pdfButton, calendarButton] = page.buttons;
const full = sampleFile(fullEntries);
const pdf = new Blob(["%PDF"]);
const makePdf = jest.fn();

const show = (file: AssemblyFile) =>
  render(<Downloads page={page} settings={settings} file={file} energy={null} today={TODAY} />);
const press = (name: string | undefined) => userEvent.click(screen.getByRole("button", { name: name ?? "" }));

beforeEach(() => {
  jest.resetAllMocks();
  makePdf.mockReturnValue(pdf);
  jest.mocked(fetchAssemblyPdfMaker).mockResolvedValue(makePdf);
});

it("saves the file of the newest values as a PDF, and says under which name", async () => {
  const { rerender } = show(sampleFile({}));
  rerender(<Downloads page={page} settings={settings} file={full} energy={null} today={TODAY} />);
  await press(pdfButton);
  const name = "dossier-assemblee-residence-les-erables.pdf";
  await waitFor(() => expect(saveFile).toHaveBeenCalledWith(pdf, name));
  expect(makePdf).toHaveBeenCalledWith(full, {
    brandName: settings.brandName,
    email: settings.email,
    phone: settings.phone,
    pastLabel: page.livePast,
    today: TODAY,
  });
  expect(screen.getByText(new RegExp(name))).toHaveAttribute("role", "status");
});

it("saves the dates as a calendar", async () => {
  show(full);
  await press(calendarButton);
  await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1));
  const [file, name] = jest.mocked(saveFile).mock.calls[0] ?? [];
  expect(name).toBe("dossier-assemblee-residence-les-erables.ics");
  expect(file?.type).toBe("text/calendar;charset=utf-8");
  expect(makePdf).not.toHaveBeenCalled();
});

it("offers no calendar without a date", () => {
  show(sampleFile({ lots: 100 }));
  expect(screen.queryByRole("button", { name: calendarButton ?? "" })).not.toBeInTheDocument();
});

it("says that the PDF could not be made, and makes it at the next click", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  jest.mocked(fetchAssemblyPdfMaker).mockRejectedValueOnce(new Error("offline"));
  show(full);
  await press(pdfButton);
  expect(await screen.findByRole("alert")).toHaveTextContent("réessayez");
  await press(pdfButton);
  await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});
