import { type Access, refusal } from "./refusal";

const host = "localhost:9000";

/** Headers of a request of the server's own pages. */
const own = { host, origin: `http://${host}` };

const FOREIGN = expect.stringMatching(/^Cette demande ne vient pas/) as unknown;
const CLOSED = expect.stringMatching(/^Cette adresse est fermée/) as unknown;

const preview: Access = { hostInFront: "apercu.example.fr", forEngineers: false };
const develop: Access = { forEngineers: true };

const crossSite = { host, "sec-fetch-site": "cross-site" };

it.each([
  ["the address bar", { host, "sec-fetch-site": "none", "sec-fetch-dest": "document" }],
  ["its own pages", { host: "127.0.0.1:9000", origin: "http://127.0.0.1:9000" }],
  ["a program without a browser", { host }],
  ["Contentful's link", { ...crossSite, "sec-fetch-dest": "document" }],
  ["the server in front, by its name", { host: "apercu.example.fr", origin: "https://apercu.example.fr" }],
])("allows a request of %s", (_sender, headers) => {
  expect(refusal({ url: "/", headers }, preview)).toBeUndefined();
});

it.each([
  ["another site in the same browser", { host, origin: "https://autre.example" }],
  ["another server of this machine", { host, origin: "http://localhost:3000" }],
  ["a page in a sandbox", { host, origin: "null" }],
  ["a foreign name, by DNS rebinding", { host: "autre.example", origin: "http://autre.example" }],
  ["a program that names no host", { host: "" }],
  ["an image on another site", { ...crossSite, "sec-fetch-dest": "image" }],
  ["a script on another port", { host, "sec-fetch-site": "same-site", "sec-fetch-dest": "script" }],
  ["a form of another site", { host, origin: "https://a.fr", "sec-fetch-dest": "document" }],
])("refuses a request of %s", (_sender, headers) => {
  expect(refusal({ url: "/", headers }, preview)).toEqual(FOREIGN);
});

it.each(["document", "iframe"])("refuses a query that another site sends as a %s", (destination) => {
  const headers = { ...crossSite, "sec-fetch-dest": destination };
  expect(refusal({ url: "/___graphql?query={site}", headers }, develop)).toEqual(FOREIGN);
});

it.each([
  "/",
  "/livre-blanc",
  "/page-data/index/page-data.json",
  "/static/a.png",
  "/commons.js",
  "/__webpack_hmr",
  "/socket.io/?EIO=4&transport=websocket",
  "/__preview",
  "/__preview/texts",
])("allows its own pages to read %s", (url) => {
  expect(refusal({ url, headers: own }, preview)).toBeUndefined();
});

it.each([
  "/___graphql",
  "/___graphql?query={site}",
  "/___graphql/app.js",
  "/___graphql/fragments",
  "/__original-stack-frame?moduleId=a&lineNumber=1",
  "/__file-code-frame?filePath=a&lineNumber=1",
])("opens %s in develop to its own pages, and closes it in a preview", (url) => {
  expect(refusal({ url, headers: own }, develop)).toBeUndefined();
  expect(refusal({ url, headers: own }, preview)).toEqual(CLOSED);
});

it.each([
  // Gatsby's endpoints, and names that begin like them.
  "/_gatsby/file/x/y?u=http://a.fr",
  "/_gatsby/image/a/b/c.png",
  "/_gatsby",
  "/__graphiql",
  "/_graphql",
  "/__refresh",
  "/__refresh/plugin",
  "/__open-stack-frame-in-editor?fileName=a",
  "/___loading-indicator",
  // The same endpoints, spelt as Gatsby's router also accepts them.
  "/_GATSBY/file/x/y",
  "/%5fgatsby/file/x/y",
  "//_gatsby/file/x/y",
  "/\\_gatsby/file/x/y",
  "/%5C%5f_graphql",
  `http://${host}/___graphql`,
  // A text that cannot be decoded, and one that is no path.
  "/%E0%A4%A",
  "*",
  // Dot segments that lead to an endpoint.
  "/x/../___graphql",
  "/x/%2e%2e/___graphql",
  "/x/.%2E%5C__refresh",
  "/x/..%2f___graphql",
  // Gatsby's process would end: it expects one text of each name.
  "/__file-code-frame?filePath[]=x&lineNumber=1",
  "/__file-code-frame?filePath%5Ba%5D=x",
  "/__file-code-frame?filePath=x&filePath=y",
])("closes %s, even to its own pages", (url) => {
  expect(refusal({ url, headers: own }, develop)).toEqual(CLOSED);
});
