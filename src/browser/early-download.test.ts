import { startEarlyDownload, takeEarlyDownload } from "./early-download";
import { saveFile } from "./save-file";

jest.mock("./save-file");
beforeEach(() => jest.resetAllMocks());

const made = { file: new Blob(["%PDF"]), name: "guide.pdf" };

it("saves the file once, and hands its name over once", async () => {
  const make = jest.fn(() => Promise.resolve(made));
  await Promise.all([startEarlyDownload(make), startEarlyDownload(make)]);
  expect(make).toHaveBeenCalledTimes(1);
  expect(saveFile).toHaveBeenCalledWith(made.file, made.name);
  expect(saveFile).toHaveBeenCalledTimes(1);
  await expect(takeEarlyDownload()).resolves.toBe(made.name);
  expect(takeEarlyDownload()).toBeUndefined();
});

it("hands a failure over, and can be started again", async () => {
  await expect(startEarlyDownload(() => Promise.reject(new Error("offline")))).rejects.toThrow("offline");
  await expect(takeEarlyDownload()).rejects.toThrow("offline");
  await expect(startEarlyDownload(() => Promise.resolve(made))).resolves.toBe(made.name);
  await takeEarlyDownload();
});
