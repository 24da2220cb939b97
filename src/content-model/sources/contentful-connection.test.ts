import { setTimeout as pause } from "node:timers/promises";

import { z } from "zod";

import { change, type Connection, readBytes, readJson, urlIn } from "./contentful-connection";
import { ContentfulFault, type Right } from "./contentful-fault";

jest.mock("node:timers/promises", () => ({ setTimeout: jest.fn() }));

const waits = () => jest.mocked(pause).mock.calls.map(([milliseconds]) => milliseconds);
const connection: Connection = {
  host: "cdn.contentful.com",
  spaceId: "espace",
  environment: "essai",
  token: "secret",
  right: "delivery",
};
const url = urlIn(connection, "locales?limit=1000");
const schema = z.object({ items: z.array(z.string()) });

let asked: jest.SpiedFunction<typeof fetch>;

beforeEach(() => {
  asked = jest.spyOn(globalThis, "fetch");
  jest.mocked(pause).mockReset();
});

afterEach(() => asked.mockRestore());

const good = () => Promise.resolve(new Response('{"items": ["fr"]}'));
const refusal = (status: number, headers: Record<string, string> = {}) =>
  Promise.resolve(new Response("{}", { status, headers }));
const broken = (code: string) =>
  Promise.reject(new TypeError("fetch failed", { cause: Object.assign(new Error("no"), { code }) }));

/** What goes wrong when nothing but this is answered. */
async function faultOf(answer: () => Promise<Response>, right: Right = "delivery"): Promise<ContentfulFault> {
  asked.mockImplementation(answer);
  const error: unknown = await readJson(url, { ...connection, right }, schema).catch((each: unknown) => each);
  if (!(error instanceof ContentfulFault)) throw new Error("No fault.");
  return error;
}

it("gives what Contentful answers", async () => {
  asked.mockImplementation(good);
  await expect(readJson(url, connection, schema)).resolves.toEqual({ items: ["fr"] });
  expect(asked.mock.calls[0]?.[0]).toEqual(
    new URL("https://cdn.contentful.com/spaces/espace/environments/essai/locales?limit=1000"),
  );
  expect(pause).not.toHaveBeenCalled();
});

describe("a fault that passes", () => {
  it.each([
    ["a connection that breaks", () => broken("ECONNRESET")],
    ["an answer that breaks off", () => Promise.resolve(new Response('{"items": ["fr"'))],
    ["an answer that lacks something", () => Promise.resolve(new Response("{}"))],
    ["429", () => refusal(429)],
    ["500", () => refusal(500)],
    ["503", () => refusal(503)],
  ])("is asked past: %s", async (_case, answer) => {
    asked.mockImplementation(good).mockImplementationOnce(answer).mockImplementationOnce(answer);
    await expect(readJson(url, connection, schema)).resolves.toEqual({ items: ["fr"] });
    expect(waits()).toEqual([500, 1000]);
  });

  it.each([
    ["x-contentful-ratelimit-reset", "3", 3000],
    ["retry-after", "3", 3000],
    ["x-contentful-ratelimit-reset", "0", 500],
    ["retry-after", "86400", 30_000],
    ["retry-after", "Wed, 21 Oct 2026 07:28:00 GMT", 500],
  ])("waits as long as %s asks, within reason: %s", async (name, value, wait) => {
    asked.mockImplementation(good).mockImplementationOnce(() => refusal(429, { [name]: value }));
    await readJson(url, connection, schema);
    expect(waits()).toEqual([wait]);
  });
});

describe("a fault that stays", () => {
  it.each([
    [
      "a dead host",
      () => broken("ECONNREFUSED"),
      "Contentful ne répond pas (ECONNREFUSED).",
      "CONTENTFUL_HOST",
    ],
    [
      "an unknown host",
      () => broken("ENOTFOUND"),
      "Contentful ne répond pas (ENOTFOUND).",
      "l’accès au réseau",
    ],
    ["no service", () => refusal(503), "Contentful est en panne (réponse 503).", "contentfulstatus.com"],
    ["too many requests", () => refusal(429), "trop de demandes (réponse 429).", "dans quelques minutes"],
    [
      "half an answer",
      () => Promise.resolve(new Response('{"items"')),
      "La réponse de Contentful est incomplète (JSON illisible).",
      "contentfulstatus.com",
    ],
  ])("is told after five tries: %s", async (_case, answer, happened, check) => {
    const { message } = await faultOf(answer);
    expect(message).toContain(happened);
    expect(message).toMatch(new RegExp(`\\n {2}à vérifier : .*${check}`));
    expect(waits()).toEqual([500, 1000, 2000, 4000]);
  });

  it("may be a host that never ends its answer", async () => {
    const { message } = await faultOf(() => Promise.reject(new DOMException("too late", "TimeoutError")));
    expect(message).toContain("(aucune réponse en 60 s)");
  });

  it("is told by what is known of it where there is no code", async () => {
    expect((await faultOf(() => Promise.reject(new TypeError("bad port")))).reason).toBe("bad port");
    const cause = new Error("certificate has expired");
    expect((await faultOf(() => Promise.reject(new TypeError("fetch failed", { cause })))).reason).toBe(
      "certificate has expired",
    );
  });
});

describe("a refusal", () => {
  it.each([
    [401, "delivery", "refuse le jeton", "CONTENTFUL_ACCESS_TOKEN (un jeton « Content Delivery API »"],
    [401, "preview", "refuse le jeton", "CONTENTFUL_PREVIEW_TOKEN (un jeton « Content Preview API »"],
    [
      401,
      "management",
      "refuse le jeton",
      "CONTENTFUL_MANAGEMENT_TOKEN (un jeton « Content Management API »",
    ],
    [403, "management", "refuse cette action", "CONTENTFUL_MANAGEMENT_TOKEN"],
    [
      404,
      "delivery",
      "ne connaît pas cet espace",
      "CONTENTFUL_SPACE_ID, CONTENTFUL_ENVIRONMENT, CONTENTFUL_ACCESS_TOKEN",
    ],
    [422, "delivery", "refuse la demande (réponse 422)", "CONTENTFUL_SPACE_ID"],
  ] as const)(
    "of %d to a request of %s is told at once, with what to look at",
    async (status, right, happened, check) => {
      const { message } = await faultOf(() => refusal(status), right);
      expect(message).toContain(happened);
      expect(message).toContain(
        "\n  demande : cdn.contentful.com/spaces/espace/environments/essai/locales\n",
      );
      expect(message.slice(message.indexOf("à vérifier"))).toContain(check);
      expect(asked).toHaveBeenCalledTimes(1);
    },
  );

  it("never holds the token", async () => {
    for (const status of [401, 404, 500]) {
      expect((await faultOf(() => refusal(status))).message).not.toContain("secret");
    }
  });
});

it("asks for a change once only, with the version that it follows", async () => {
  const management: Connection = { ...connection, right: "management" };
  asked.mockImplementation(() => refusal(500));
  await expect(change(url, management, 3, { code: "fr" })).rejects.toThrow("en panne");
  expect(asked).toHaveBeenCalledTimes(1);
  asked.mockImplementation(good);
  await change(url, management, 3, { code: "fr" });
  expect(asked.mock.calls[1]?.[1]).toMatchObject({
    method: "PUT",
    body: '{"code":"fr"}',
    headers: { authorization: "Bearer secret", "x-contentful-version": "3" },
  });
});

it("fetches files without the token, which is nothing to their host", async () => {
  asked.mockImplementation(() => Promise.resolve(new Response("bytes")));
  await expect(readBytes(new URL("https://images.ctfassets.net/a.png"))).resolves.toEqual(
    Buffer.from("bytes"),
  );
  expect(JSON.stringify(asked.mock.calls)).not.toContain("secret");
});
