/** @jest-environment jsdom */
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

import { defaults, type StudyRequest } from "./fields";
import { unreadableFiles } from "./files";
import { isUnknown, patience, problemMessages, submitStudyRequest } from "./submission";

// jsdom's files cannot be read in parts.
jest.mock("./files", () => ({ unreadableFiles: jest.fn() }));
const unreadable = jest.mocked(unreadableFiles);

const files = [
  new File(["un"], "facture 1.pdf", { type: "application/pdf" }),
  new File(["deux"], "facture-2.png", { type: "image/png" }),
];
const withoutFiles = { ...defaults, nom: "Société\u200B Été\u0000 ", message: "un\r\n\u202Edeux" };
const request = { ...withoutFiles, factures: files };
/** What is sent of its texts: no invisible character. */
const sentTexts = { nom: "Société Été", typeContrat: defaults.typeContrat, message: "un\ndeux", adresse: "" };

const heavy = (megabytes: number) => new File([new Uint8Array(megabytes * 1_000_000)], "a.pdf");

let server: Server | undefined;

/** An endpoint on another local origin, with the headers of CORS. */
function listen(answer: RequestListener): Promise<string> {
  const listening = createServer((incoming, outgoing) => {
    outgoing.setHeader("access-control-allow-origin", "*");
    if (incoming.method === "OPTIONS") outgoing.writeHead(204).end();
    else answer(incoming, outgoing);
  });
  server = listening;
  return new Promise((resolve) =>
    listening.listen(0, () =>
      resolve(`http://localhost:${(listening.address() as AddressInfo).port}/demandes`),
    ),
  );
}

/** A redirect leads to a page that answers with 200. The status 0 stands for a connection that is reset. */
const answerWith = (status: number) =>
  listen((incoming, outgoing) => {
    if (incoming.url === "/elsewhere") outgoing.end();
    else if (status === 0) incoming.socket.resetAndDestroy();
    else incoming.resume().on("end", () => outgoing.writeHead(status, { location: "/elsewhere" }).end());
  });

const id = "7c9d1f5e-0000-4000-8000-000000000001";
const onProgress = jest.fn();
const submit = (what: StudyRequest, endpoint: string) =>
  submitStudyRequest(what, endpoint, { id, signal: new AbortController().signal, onProgress });

beforeEach(() => {
  onProgress.mockClear();
  unreadable.mockResolvedValue([]);
  // jsdom logs each network error.
  jest.spyOn(console, "error").mockImplementation();
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

test("an endpoint gets every field by its name, the request's identifier, and the files under one name", async () => {
  let received = "";
  const endpoint = await listen((incoming, outgoing) => {
    void text(incoming).then((body) => {
      received = `${incoming.method} ${incoming.headers.accept} ${body}`.replaceAll("\r\n", "\n");
      outgoing.end();
    });
  });
  await expect(submit(request, endpoint)).resolves.toBeUndefined();
  expect(received).toMatch(/^POST application\/json/);
  for (const [name, value] of Object.entries({ ...sentTexts, demande: id }))
    expect(received).toContain(`name="${name}"\n\n${value}\n`);
  for (const part of ['facture 1.pdf"\nContent-Type: application/pdf\n\nun', 'facture-2.png"'])
    expect(received).toContain(`name="factures"; filename="${part}`);
});

test.each([
  [0, "lost", withoutFiles],
  [204, undefined, request],
  [400, "refused", request],
  [413, "tooLarge", request],
  [413, "refused", withoutFiles],
  [503, "unavailable", request],
  // A redirect is not a success, whatever it leads to.
  [301, "unavailable", withoutFiles],
  [303, "unavailable", withoutFiles],
  [307, "unavailable", withoutFiles],
])("after an answer of %d the problem is %j", async (status, problem, what) => {
  await expect(submit(what, await answerWith(status))).resolves.toBe(problem);
});

test("a browser that knows that it is offline sends nothing", async () => {
  const answer = jest.fn();
  const endpoint = await listen(answer);
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await expect(submit(request, endpoint)).resolves.toBe("offline");
  expect(answer).not.toHaveBeenCalled();
});

test("a file that has changed before or during the upload is the problem, not the connection", async () => {
  unreadable.mockResolvedValue(files);
  await expect(submit(request, await answerWith(200))).resolves.toBe("unreadable");
  server?.close();
  unreadable.mockResolvedValueOnce([]).mockResolvedValueOnce(files);
  await expect(submit(request, await answerWith(0))).resolves.toBe("unreadable");
});

test("a message says that a request has not arrived only if that is known", () => {
  const problems = Object.keys(problemMessages) as (keyof typeof problemMessages)[];
  const unknown = problems.filter(isUnknown);
  expect(unknown).toEqual(["unavailable", "timeout", "lost", "left"]);
  for (const problem of unknown) expect(problemMessages[problem]).not.toMatch(/n’est pas (partie|arrivée)/);
});

test("only a request with files reports its progress, before which browsers send a preflight request", async () => {
  await submit(withoutFiles, await answerWith(200));
  expect(onProgress).not.toHaveBeenCalled();
  server?.close();
  await submit({ ...request, factures: [heavy(3)] }, await answerWith(200));
  expect(onProgress).toHaveBeenCalled();
});

test.each([
  ["timeout", "has received everything and does not answer", withoutFiles, "texts"],
  ["stalled", "does not read on", { ...request, factures: [heavy(30)] }, "files"],
] as const)("the problem is « %s » if an endpoint %s", async (problem, _, what, kind) => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] });
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  const endpoint = await listen((incoming) => {
    if (kind === "texts") incoming.resume().on("end", arrive);
    else arrive();
  });
  const outcome = submit(what, endpoint);
  await arrival;
  jest.advanceTimersByTime(patience[kind]);
  await expect(outcome).resolves.toBe(problem);
});
