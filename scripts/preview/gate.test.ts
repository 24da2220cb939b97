import { isAllowed } from "./allowed-requests";
import { gateAddress } from "./gate-address";

describe("the address of the preview", () => {
  it("is this machine's by default, without a password", () => {
    expect(gateAddress({}, {})).toEqual({ host: "localhost", port: 9000, password: "" });
    expect(gateAddress({}, { PORT: "9100" }).port).toBe(9100);
    expect(gateAddress({ port: "9200" }, { PORT: "9100" }).port).toBe(9200);
  });

  it.each(["0.0.0.0", "192.168.1.4", "apercu.example.fr"])(
    "may be reached by other machines on %s with a password only",
    (host) => {
      expect(() => gateAddress({ host }, {})).toThrow("PREVIEW_PASSWORD");
      expect(() => gateAddress({ host }, { PREVIEW_PASSWORD: "court" })).toThrow("trop court");
      const PREVIEW_PASSWORD = "assez long pour cela";
      expect(gateAddress({ host }, { PREVIEW_PASSWORD })).toMatchObject({ host, password: PREVIEW_PASSWORD });
    },
  );

  it.each(["0", "70000", "neuf"])("has no port %s", (port) => {
    expect(() => gateAddress({ port }, {})).toThrow("n’est pas un port");
  });
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
