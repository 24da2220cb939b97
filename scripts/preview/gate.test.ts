import { isAllowed } from "./allowed-requests";
import { gateAddress } from "./gate-address";
import { isOwnRequest } from "./own-requests";

describe("the address of the preview", () => {
  it("is this machine's by default, without a password", () => {
    expect(gateAddress([], {})).toEqual({ host: "localhost", port: 9000, password: "" });
    expect(gateAddress([], { PORT: "9100" }).port).toBe(9100);
    expect(gateAddress(["--port", "9200"], { PORT: "9100" }).port).toBe(9200);
  });

  it.each(["0.0.0.0", "192.168.1.4", "apercu.example.fr"])(
    "may be reached by other machines on %s with a password only",
    (host) => {
      expect(() => gateAddress(["--host", host], {})).toThrow("PREVIEW_PASSWORD");
      expect(() => gateAddress(["--host", host], { PREVIEW_PASSWORD: "court" })).toThrow("trop court");
      const PREVIEW_PASSWORD = "assez long pour cela";
      expect(gateAddress(["--host", host], { PREVIEW_PASSWORD })).toMatchObject({
        host,
        password: PREVIEW_PASSWORD,
      });
    },
  );

  it.each(["0", "70000", "neuf"])("has no port %s", (port) => {
    expect(() => gateAddress(["--port", port], {})).toThrow("n’est pas un port");
  });
});

it("names the options of the command if one is misspelt", () => {
  expect(() => gateAddress(["--hots", "0.0.0.0"], {})).toThrow("--host <adresse>, --port <nombre>");
});

describe("a request", () => {
  it.each([
    ["GET", "/"],
    ["HEAD", "/livre-blanc?x=/__refresh"],
    ["GET", "/page-data/index/page-data.json"],
    ["GET", "/__preview"],
    ["GET", "/__webpack_hmr"],
    ["POST", "/socket.io/?EIO=4&transport=polling"],
  ])("of a page is let through: %s %s", (method, url) => {
    expect(isAllowed({ method, url })).toBe(true);
  });

  it.each([
    ["POST", "/__refresh"],
    ["POST", "/"],
    ["GET", "/___graphql"],
    ["GET", "/__original-stack-frame?skipSourceMap=1&moduleId=/etc/passwd"],
    ["GET", "/_gatsby/file/x"],
    ["GET", "//localhost/__file-code-frame"],
    ["GET", "http://localhost/__file-code-frame"],
    ["GET", "/__PREVIEW/../__refresh"],
  ])("for Gatsby's tools is not: %s %s", (method, url) => {
    expect(isAllowed({ method, url })).toBe(false);
  });
});

describe("another site that an editor opens", () => {
  const host = "localhost:9000";

  it.each(["localhost", "localhost:9000", "127.0.0.1:9000", "[::1]:9000"])(
    "is told from the pages of this machine on %s",
    (own) => {
      expect(isOwnRequest({ headers: { host: own } }, true)).toBe(true);
      expect(isOwnRequest({ headers: { host: own, origin: `http://${own}` } }, true)).toBe(true);
      expect(isOwnRequest({ headers: { host: own, origin: "https://autre.example" } }, true)).toBe(false);
    },
  );

  it.each(["http://localhost:3000", "null", ""])("has no answer from the origin « %s »", (origin) => {
    expect(isOwnRequest({ headers: { host, origin } }, true)).toBe(false);
    expect(isOwnRequest({ headers: { host, origin } }, false)).toBe(false);
  });

  it("cannot give its own name to a preview without a password", () => {
    const headers = { host: "autre.example:9000", origin: "http://autre.example:9000" };
    expect(isOwnRequest({ headers }, true)).toBe(false);
    expect(isOwnRequest({ headers: { ...headers, "x-forwarded-host": host } }, true)).toBe(false);
  });

  it("is told from the site of a server in front, which names itself", () => {
    const origin = "https://apercu.example.fr";
    const forwarded = { host: "10.0.0.2:9000", "x-forwarded-host": "apercu.example.fr, 10.0.0.1" };
    expect(isOwnRequest({ headers: { host: "apercu.example.fr", origin } }, false)).toBe(true);
    expect(isOwnRequest({ headers: { ...forwarded, origin } }, false)).toBe(true);
    expect(isOwnRequest({ headers: { ...forwarded, origin: "https://autre.example" } }, false)).toBe(false);
  });
});
