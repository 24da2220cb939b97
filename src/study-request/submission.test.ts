import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

import { defaults } from "./fields";
import { deliveryTimeout, submitStudyRequest, toFormData } from "./submission";

const request = {
  ...defaults,
  nom: "Société Été",
  factures: [
    new File(["un"], "facture 1.pdf", { type: "application/pdf" }),
    new File(["deux"], "facture-2.png", { type: "image/png" }),
  ],
};

let server: Server | undefined;

/** An endpoint on this machine. */
function listen(answer: RequestListener): Promise<string> {
  const listening = createServer(answer);
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

let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, "log").mockImplementation();
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  server?.closeAllConnections();
  server?.close();
});

test("without an endpoint, the request goes to the console once, and nowhere else", async () => {
  const fetching = jest.spyOn(globalThis, "fetch");
  await expect(submitStudyRequest(request, "")).resolves.toBeUndefined();
  expect(fetching).not.toHaveBeenCalled();
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

test("an endpoint gets every field by its name, and the files under one name", async () => {
  let received = { method: "", type: "", accept: "", body: "" };
  const endpoint = await listen((incoming, outgoing) => {
    const { method = "", headers } = incoming;
    void text(incoming).then((body) => {
      received = { method, type: headers["content-type"] ?? "", accept: headers.accept ?? "", body };
      outgoing.writeHead(200).end();
    });
  });

  await expect(submitStudyRequest(request, endpoint)).resolves.toBeUndefined();

  expect(received).toMatchObject({ method: "POST", accept: "application/json" });
  const body = await new Response(received.body, { headers: { "content-type": received.type } }).formData();
  for (const [name, value] of Object.entries(request))
    if (name !== "factures") expect(body.get(name)).toBe(value);
  expect(body.getAll("factures")).toMatchObject([
    { name: "facture 1.pdf", size: 2, type: "application/pdf" },
    { name: "facture-2.png", size: 4, type: "image/png" },
  ]);
  expect(log).not.toHaveBeenCalled();
});

test("a request without files has no part for them", () => {
  expect(toFormData(defaults).has("factures")).toBe(false);
});

test.each([
  [400, "refused"],
  [404, "refused"],
  [413, "tooLarge"],
  [500, "unavailable"],
  [503, "unavailable"],
])("an answer %d is the problem « %s »", async (status, problem) => {
  await expect(submitStudyRequest(request, await answerWith(status))).resolves.toBe(problem);
  expect(log).not.toHaveBeenCalled();
});

test("an endpoint that cannot be reached is the problem « offline »", async () => {
  const endpoint = await answerWith(200);
  server?.close();
  await expect(submitStudyRequest(request, endpoint)).resolves.toBe("offline");
});

test("an endpoint that does not answer in time is the problem « timeout », and the request is given up", async () => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] });
  let arrived: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => (arrived = resolve));
  const endpoint = await listen(() => arrived());
  const outcome = submitStudyRequest(request, endpoint);
  await arrival;
  jest.advanceTimersByTime(deliveryTimeout);
  await expect(outcome).resolves.toBe("timeout");
});
