/** @jest-environment jsdom */
import { defaults } from "./fields";
import { unreadableFiles } from "./files";
import { patience, submitStudyRequest } from "./submission";
import { listen, stopListening } from "./testing/receiver";

// jsdom's files cannot be read in parts.
jest.mock("./files", () => ({
  ...jest.requireActual<object>("./files"),
  unreadableFiles: jest.fn(),
}));
const unreadable = jest.mocked(unreadableFiles);

const heavy = (megabytes: number) => [new File([new Uint8Array(megabytes * 1_000_000)], "a.pdf")];
const onProgress = jest.fn();
const submit = (megabytes: number, endpoint: string) =>
  submitStudyRequest({ ...defaults, factures: heavy(megabytes) }, endpoint, {
    id: "7c9d1f5e-0000-4000-8000-000000000001",
    signal: new AbortController().signal,
    onProgress,
  });

beforeEach(() => {
  unreadable.mockResolvedValue([]);
  // jsdom logs each network error.
  jest.spyOn(console, "error").mockImplementation();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  stopListening();
});

test.each([
  [200, undefined],
  [413, "tooLarge"],
  [303, "unavailable"],
])(
  "a request with large files reports its progress; after an answer of %d the problem is %j",
  async (status, problem) => {
    const endpoint = await listen((incoming, outgoing) => {
      if (incoming.url === "/elsewhere") outgoing.end();
      else incoming.resume().on("end", () => outgoing.writeHead(status, { location: "/elsewhere" }).end());
    });
    await expect(submit(3, endpoint)).resolves.toBe(problem);
    expect(onProgress).toHaveBeenCalled();
  },
);

test("a file that has changed during the upload is the problem, not the connection", async () => {
  unreadable.mockResolvedValueOnce([]).mockResolvedValueOnce(heavy(1));
  const endpoint = await listen((incoming) => incoming.socket.resetAndDestroy());
  await expect(submit(30, endpoint)).resolves.toBe("unreadable");
});

test("after all was sent, a cut connection leaves the outcome open, also if a file was deleted meanwhile", async () => {
  unreadable.mockResolvedValueOnce([]).mockResolvedValue(heavy(1));
  const sent = jest.spyOn(XMLHttpRequest.prototype, "send");
  const endpoint = await listen((incoming) =>
    incoming.resume().on("end", () => {
      // jsdom only reports it with the answer.
      (sent.mock.contexts[0] as XMLHttpRequest).upload.dispatchEvent(new ProgressEvent("load"));
      incoming.socket.resetAndDestroy();
    }),
  );
  await expect(submit(3, endpoint)).resolves.toBe("lost");
});

test("an endpoint that does not read on is given up", async () => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] });
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  const outcome = submit(30, await listen(() => arrive()));
  await arrival;
  jest.advanceTimersByTime(patience.files);
  await expect(outcome).resolves.toBe("stalled");
});
