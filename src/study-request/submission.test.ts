/** @jest-environment jsdom */
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

import { defaults, type StudyRequest } from "./fields";
import { isUnknown, problemMessages, submitStudyRequest, toFormData } from "./submission";
import { deliveryTimeout, patience, type Progress } from "./upload";

const request = {
  ...defaults,
  nom: "Société Été",
  factures: [
    new File(["un"], "facture 1.pdf", { type: "application/pdf" }),
    new File(["deux"], "facture-2.png", { type: "image/png" }),
  ],
};
/** Large enough to report progress. */
const large = { ...defaults, factures: [new File([new Uint8Array(3_000_000)], "factures.pdf")] };

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

const answerWith = (status: number) =>
  listen((incoming, outgoing) => {
    incoming.resume().on("end", () => outgoing.writeHead(status).end());
  });

/** An endpoint that never answers. `beginning` resolves when a request has begun, `arrival` when all of it has arrived. */
async function silentEndpoint(reads = true) {
  let begun: () => void = () => undefined;
  let whole: () => void = () => undefined;
  const beginning = new Promise<void>((resolve) => (begun = resolve));
  const arrival = new Promise<void>((resolve) => (whole = resolve));
  const endpoint = await listen((incoming) => {
    begun();
    if (reads) incoming.resume().on("end", () => whole());
  });
  return { endpoint, beginning, arrival };
}

const id = "7c9d1f5e-0000-4000-8000-000000000001";
let progress: Progress[] = [];
let cancelling = new AbortController();
const submit = (what: StudyRequest, endpoint: string) =>
  submitStudyRequest(what, endpoint, {
    id,
    signal: cancelling.signal,
    onProgress: (next) => progress.push(next),
  });

let log: jest.SpyInstance;
beforeEach(() => {
  progress = [];
  cancelling = new AbortController();
  log = jest.spyOn(console, "log").mockImplementation();
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

/** Timers run only when the test advances them. The network works as usual. */
const holdTimers = () => jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] });

test("without an endpoint, the request goes to the console once, and nowhere else", async () => {
  const opened = jest.spyOn(XMLHttpRequest.prototype, "open");
  await expect(submit(request, "")).resolves.toBeUndefined();
  expect(opened).not.toHaveBeenCalled();
  expect(log).toHaveBeenCalledTimes(1);
  const [first, second] = request.factures;
  expect(log).toHaveBeenCalledWith(expect.any(String), {
    ...request,
    factures: [
      { name: "facture 1.pdf", size: 2, type: "application/pdf", file: first },
      { name: "facture-2.png", size: 4, type: "image/png", file: second },
    ],
  });
});

test("an endpoint gets every field by its name, the request's identifier, and the files under one name", async () => {
  let received = { method: "", accept: "", body: "" };
  const endpoint = await listen((incoming, outgoing) => {
    const { method = "", headers } = incoming;
    void text(incoming).then((body) => {
      received = { method, accept: headers.accept ?? "", body };
      outgoing.writeHead(200).end();
    });
  });

  await expect(submit(request, endpoint)).resolves.toBeUndefined();

  expect(received).toMatchObject({ method: "POST", accept: "application/json" });
  const part = (name: string, value: string) => `name="${name}"\r\n\r\n${value}\r\n`;
  for (const [name, value] of Object.entries(request))
    if (typeof value === "string") expect(received.body).toContain(part(name, value));
  expect(received.body).toContain(part("demande", id));
  expect(received.body).toContain(
    'name="factures"; filename="facture 1.pdf"\r\nContent-Type: application/pdf\r\n\r\nun\r\n',
  );
  expect(received.body).toContain(
    'name="factures"; filename="facture-2.png"\r\nContent-Type: image/png\r\n\r\ndeux\r\n',
  );
  expect(log).not.toHaveBeenCalled();
});

test("invisible characters leave no trace in a request", async () => {
  await submit({ ...request, nom: "Société\u200B Été\u0000 ", message: "un\r\n\u202Edeux" }, "");
  expect(log).toHaveBeenCalledWith(
    expect.any(String),
    expect.objectContaining({ nom: "Société Été", message: "un\ndeux" }),
  );
});

test("a request without files has no part for them", () => {
  expect(toFormData(defaults, id).has("factures")).toBe(false);
});

test.each([
  [400, "refused"],
  [404, "refused"],
  [413, "tooLarge"],
  [500, "unavailable"],
  [503, "unavailable"],
])("a response with %d is the problem « %s »", async (status, problem) => {
  await expect(submit(request, await answerWith(status))).resolves.toBe(problem);
  expect(log).not.toHaveBeenCalled();
});

test("a browser that knows that it is offline sends nothing: the problem is « offline »", async () => {
  let requests = 0;
  const endpoint = await listen(() => (requests += 1));
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await expect(submit(request, endpoint)).resolves.toBe("offline");
  expect(requests).toBe(0);
});

describe("the problem is « lost », because the request may have arrived,", () => {
  test("with an endpoint that cannot be reached", async () => {
    const endpoint = await answerWith(200);
    server?.close();
    await expect(submit(request, endpoint)).resolves.toBe("lost");
  });

  test("with a connection that is reset when the server has the whole request", async () => {
    const endpoint = await listen((incoming) => {
      incoming.resume().on("end", () => incoming.socket.resetAndDestroy());
    });
    await expect(submit(request, endpoint)).resolves.toBe("lost");
  });

  test("with an answer that the page may not read", async () => {
    let whole = 0;
    const endpoint = await listen((incoming, outgoing) => {
      incoming.resume().on("end", () => {
        whole += 1;
        outgoing.removeHeader("access-control-allow-origin");
        outgoing.writeHead(200).end();
      });
    });
    await expect(submit(request, endpoint)).resolves.toBe("lost");
    expect(whole).toBe(1);
  });
});

test("a message says that a request has not arrived only if that is known", () => {
  for (const problem of ["unavailable", "timeout", "lost", "left"] as const) {
    expect(isUnknown(problem)).toBe(true);
    expect(problemMessages[problem]).not.toMatch(/n’est pas (partie|arrivée)/);
  }
  expect(isUnknown("offline")).toBe(false);
});

test("a small request reports no progress, so that browsers send no preflight request", async () => {
  await expect(submit(request, await answerWith(200))).resolves.toBeUndefined();
  expect(progress).toEqual([]);
});

test("a large request reports its progress, from no byte to all", async () => {
  await expect(submit(large, await answerWith(200))).resolves.toBeUndefined();
  const { sent, total = 0 } = progress.at(-1) ?? {};
  expect(progress[0]).toEqual({ sent: 0, total });
  expect(total).toBeGreaterThan(3_000_000);
  expect(sent).toBe(total);
});

test("the problem is « timeout » if an endpoint has received everything and does not answer in time", async () => {
  holdTimers();
  const { endpoint, arrival } = await silentEndpoint();
  const outcome = submit(request, endpoint);
  await arrival;
  jest.advanceTimersByTime(deliveryTimeout);
  await expect(outcome).resolves.toBe("timeout");
});

test("the problem is « stalled » if an upload makes no more progress", async () => {
  holdTimers();
  const { endpoint, beginning } = await silentEndpoint(false);
  const outcome = submit({ ...large, factures: [new File([new Uint8Array(30_000_000)], "a.pdf")] }, endpoint);
  await beginning;
  jest.advanceTimersByTime(patience(30_000_000));
  await expect(outcome).resolves.toBe("stalled");
});

test("a small request waits 20 s for progress, a larger one longer, up to a maximum", () => {
  expect(patience(1000)).toBe(deliveryTimeout);
  expect(patience(600_000)).toBe(deliveryTimeout + 10_000);
  expect(patience(30_000_000)).toBe(patience(60_000_000));
});

test("the problem is « lost » if a delivery is cancelled after everything was sent", async () => {
  const endpoint = await listen((incoming, outgoing) => {
    // jsdom reports the end of the upload when the response begins.
    incoming.resume().on("end", () => outgoing.writeHead(200).flushHeaders());
  });
  const uploaded = new Promise<void>((resolve) => {
    jest.spyOn(progress, "push").mockImplementation((next) => {
      if (next.sent === next.total) resolve();
      return 0;
    });
  });
  const outcome = submit(large, endpoint);
  await uploaded;
  cancelling.abort();
  await expect(outcome).resolves.toBe("lost");
});
