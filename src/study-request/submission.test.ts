/** `submitStudyRequest` against a local server: what it sends, and what each response means. */
import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

import { emptyRecord } from "../forms/record";
import { requestForm, type StudyRequest } from "./request-fields";
import { problemMessages, requestTimeout, submitStudyRequest } from "./submission";

const files = [
  new File(["un"], "facture 1.pdf", { type: "application/pdf" }),
  new File(["deux"], "facture\u202E-2.png", { type: "image/png" }),
];
const { texts } = emptyRecord(requestForm);
const withoutFiles = { ...texts, factures: [], nom: "Société\u200B Été\u0000 ", message: "un\r\n\u202Edeux" };
const request = { ...withoutFiles, factures: files };
const heavyRequest = { ...request, factures: [new File([new Uint8Array(2_000_000)], "lourde.pdf")] };
/** The texts of `request` without invisible and control characters, as they must be sent. */
const sentTexts = {
  nom: "Société Été",
  typeContrat: texts.typeContrat,
  message: "un\r\ndeux",
  adresse: "",
};

let server: Server | undefined;

/** Starts a server. @returns the address of its endpoint. */
async function listen(respond: RequestListener): Promise<string> {
  const listening = createServer(respond).listen(0);
  server = listening;
  await once(listening, "listening");
  return `http://localhost:${(listening.address() as AddressInfo).port}/demandes`;
}

/** A redirect leads to the same address. Its server answers a GET with 200, so that a followed redirect would succeed. */
const respondWith = (status: number | "reset") =>
  listen((incoming, outgoing) => {
    if (incoming.method === "GET") outgoing.end();
    else if (status === "reset") incoming.socket.resetAndDestroy();
    else incoming.resume().on("end", () => outgoing.writeHead(status, { location: incoming.url }).end());
  });

const respondWithBody = (body: string) =>
  listen((incoming, outgoing) => {
    incoming.resume().on("end", () => outgoing.end(body));
  });

const number = "7c9d1f5e-0000-4000-8000-000000000001";
const submit = (submitted: StudyRequest, endpoint: string) => submitStudyRequest(submitted, endpoint, number);

afterEach(() => {
  jest.resetAllMocks();
  jest.useRealTimers();
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

test("an endpoint gets each field, the request's number and the files, and the console gets nothing", async () => {
  const log = jest.spyOn(console, "log");
  let received = "";
  const endpoint = await listen((incoming, outgoing) => {
    void text(incoming).then((body) => {
      received = `${incoming.method} ${incoming.headers.accept} ${body}`;
      outgoing.end();
    });
  });
  await expect(submit(request, endpoint)).resolves.toBeUndefined();
  expect(received).toMatch(/^POST application\/json/);
  for (const [name, value] of Object.entries({ ...sentTexts, demande: number }))
    expect(received).toContain(`name="${name}"\r\n\r\n${value}\r\n`);
  const firstFile = 'filename="facture 1.pdf"\r\nContent-Type: application/pdf\r\n\r\nun';
  const secondFile = 'filename="facture-2.png"';
  for (const part of [firstFile, secondFile]) expect(received).toContain(`name="factures"; ${part}`);
  expect(log).not.toHaveBeenCalled();
});

test.each([
  ["reset", "lost", request],
  [204, undefined, request],
  [400, "refused", request],
  // Only files can make a request too large.
  [413, "tooLarge", request],
  [413, "refused", withoutFiles],
  [503, "unavailable", request],
  // A redirect is not a success, whatever its target answers.
  [302, "unavailable", request],
  // An endpoint may redirect while the files are still being sent.
  [302, "unavailable", heavyRequest],
  [307, "unavailable", withoutFiles],
] as const)("after the status %s the problem is %j", async (status, problem, submitted) => {
  const endpoint = await respondWith(status);
  await expect(submit(submitted, endpoint)).resolves.toBe(problem);
});

test.each([
  // These bodies say nothing of a refusal.
  ["", undefined],
  ["<p>Merci", undefined],
  ['{"success": true}', undefined],
  ['{"id": 7, "error": "quota"}', undefined],
  ["null", undefined],
  ['{"success": false, "message": "Activez ce formulaire"}', "refused"],
  ['{"success": "false"}', "refused"],
])("after a 200 with the text %j the problem is %j", async (body, problem) => {
  const endpoint = await respondWithBody(body);
  await expect(submit(withoutFiles, endpoint)).resolves.toBe(problem);
});

test("a 200 whose body breaks off is a success", async () => {
  const endpoint = await listen((incoming, outgoing) => {
    incoming.resume().on("end", () => {
      outgoing.writeHead(200, { "content-length": 100 }).write("cut");
      setTimeout(() => incoming.socket.resetAndDestroy(), 100);
    });
  });
  await expect(submit(request, endpoint)).resolves.toBeUndefined();
});

test("after an outage, or without an answer, the message does not say that the request has not arrived", () => {
  for (const problem of ["unavailable", "lost"] as const)
    expect(problemMessages[problem]).not.toMatch(/n’est pas (partie|arrivée)/);
});

test("a request without an answer is given up after a time", async () => {
  // Node's server needs the timers that are left out.
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] });
  let reportArrival: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => (reportArrival = resolve));
  const endpoint = await listen((incoming) => incoming.resume().on("end", reportArrival));
  const outcome = submit(withoutFiles, endpoint);
  await arrival;
  jest.advanceTimersByTime(requestTimeout(0));
  await expect(outcome).resolves.toBe("lost");
});

test("the timeout of files allows for a slow connection", () => {
  // At 60 KB/s, 30 MB take 8 min 20 s.
  expect(requestTimeout(30_000_000)).toBeGreaterThan(8 * 60_000);
});
