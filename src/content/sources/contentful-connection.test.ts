import { setTimeout as pause } from "node:timers/promises";

import { z } from "zod";

import { change, type Connection, readBytes, readJson, urlIn } from "./contentful-connection";
import { type Api, ContentfulFault } from "./contentful-fault";

jest.mock("node:timers/promises", () => ({ setTimeout: jest.fn() }));

const delays = () => jest.mocked(pause).mock.calls.map(([milliseconds]) => milliseconds);
const connection: Connection = {
  host: "cdn.contentful.com",
  spaceId: "espace",
  environment: "essai",
  token: "secret",
  api: "delivery",
};
const url = urlIn(connection, "locales?limit=1000");
const schema = z.object({ items: z.array(z.string()) });

let fetchSpy: jest.SpiedFunction<typeof fetch>;

beforeEach(() => {
  fetchSpy = jest.spyOn(globalThis, "fetch");
  jest.mocked(pause).mockReset();
});

afterEach(() => fetchSpy.mockRestore());

const good = () => Promise.resolve(new Response('{"items": ["fr"]}'));
const refusal = (status: number, headers: Record<string, string> = {}) =>
  Promise.resolve(new Response("{}", { status, headers }));
const broken = (code: string) =>
  Promise.reject(new TypeError("fetch failed", { cause: Object.assign(new Error("no"), { code }) }));

/** The fault if every response is the given one. */
async function faultOf(answer: () => Promise<Response>, api: Api = "delivery"): Promise<ContentfulFault> {
  fetchSpy.mockImplementation(answer);
  const error: unknown = await readJson(url, { ...connection, api }, schema).catch((each: unknown) => each);
  if (!(error instanceof ContentfulFault)) throw new Error("Expected a ContentfulFault.");
  return error;
}

it("returns the response of Contentful", async () => {
  fetchSpy.mockImplementation(good);
  await expect(readJson(url, connection, schema)).resolves.toEqual({ items: ["fr"] });
  expect(fetchSpy.mock.calls[0]?.[0]).toEqual(
    new URL("https://cdn.contentful.com/spaces/espace/environments/essai/locales?limit=1000"),
  );
  expect(pause).not.toHaveBeenCalled();
});

describe("a temporary fault", () => {
  it.each([
    ["a broken connection", () => broken("ECONNRESET")],
    ["a truncated response", () => Promise.resolve(new Response('{"items": ["fr"'))],
    ["an incomplete response", () => Promise.resolve(new Response("{}"))],
    ["429", () => refusal(429)],
    ["500", () => refusal(500)],
    ["503", () => refusal(503)],
  ])("is retried: %s", async (_case, answer) => {
    fetchSpy.mockImplementation(good).mockImplementationOnce(answer).mockImplementationOnce(answer);
    await expect(readJson(url, connection, schema)).resolves.toEqual({ items: ["fr"] });
    expect(delays()).toEqual([500, 1000]);
  });

  it.each([
    ["x-contentful-ratelimit-reset", "3", 3000],
    ["retry-after", "3", 3000],
    ["x-contentful-ratelimit-reset", "0", 500],
    ["retry-after", "86400", 30_000],
    ["retry-after", "Wed, 21 Oct 2026 07:28:00 GMT", 500],
  ])("is retried after the delay of the header %s: %s, between 0.5 and 30 s", async (name, value, wait) => {
    fetchSpy.mockImplementation(good).mockImplementationOnce(() => refusal(429, { [name]: value }));
    await readJson(url, connection, schema);
    expect(delays()).toEqual([wait]);
  });
});

describe("a fault that remains", () => {
  it.each([
    [
      "a refused connection",
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
    [
      "an unavailable service",
      () => refusal(503),
      "Contentful est en panne (réponse 503).",
      "contentfulstatus.com",
    ],
    ["too many requests", () => refusal(429), "trop de demandes (réponse 429).", "dans quelques minutes"],
    [
      "a truncated response",
      () => Promise.resolve(new Response('{"items"')),
      "La réponse de Contentful est incomplète (JSON illisible).",
      "contentfulstatus.com",
    ],
  ])("is reported after five attempts: %s", async (_case, answer, happened, check) => {
    const { message } = await faultOf(answer);
    expect(message).toContain(happened);
    expect(message).toMatch(new RegExp(`\\n {2}à vérifier : .*${check}`));
    expect(delays()).toEqual([500, 1000, 2000, 4000]);
  });

  it("may be a timeout", async () => {
    const { message } = await faultOf(() => Promise.reject(new DOMException("too late", "TimeoutError")));
    expect(message).toContain("(aucune réponse en 60 s)");
  });

  it("is reported by its message if there is no code", async () => {
    expect((await faultOf(() => Promise.reject(new TypeError("bad port")))).reason).toBe("bad port");
    const cause = new Error("certificate has expired");
    expect((await faultOf(() => Promise.reject(new TypeError("fetch failed", { cause })))).reason).toBe(
      "certificate has expired",
    );
  });
});

describe("a refused request", () => {
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
    "is reported without a retry, with what to check: %d for the %s API",
    async (status, api, happened, check) => {
      const { message } = await faultOf(() => refusal(status), api);
      expect(message).toContain(happened);
      expect(message).toContain(
        "\n  demande : cdn.contentful.com/spaces/espace/environments/essai/locales\n",
      );
      expect(message.slice(message.indexOf("à vérifier"))).toContain(check);
      expect(fetchSpy).toHaveBeenCalledTimes(1);
    },
  );

  it("never shows the token", async () => {
    for (const status of [401, 404, 500]) {
      expect((await faultOf(() => refusal(status))).message).not.toContain("secret");
    }
  });
});

it("sends a change only once, with the version that it replaces", async () => {
  const management: Connection = { ...connection, api: "management" };
  fetchSpy.mockImplementation(() => refusal(500));
  await expect(change(url, management, 3, { code: "fr" })).rejects.toThrow("en panne");
  expect(fetchSpy).toHaveBeenCalledTimes(1);
  fetchSpy.mockImplementation(good);
  await change(url, management, 3, { code: "fr" });
  expect(fetchSpy.mock.calls[1]?.[1]).toMatchObject({
    method: "PUT",
    body: '{"code":"fr"}',
    headers: { authorization: "Bearer secret", "x-contentful-version": "3" },
  });
});

it("downloads files without the token", async () => {
  fetchSpy.mockImplementation(() => Promise.resolve(new Response("bytes")));
  await expect(readBytes(new URL("https://images.ctfassets.net/a.png"))).resolves.toEqual(
    Buffer.from("bytes"),
  );
  expect(JSON.stringify(fetchSpy.mock.calls)).not.toContain("secret");
});
