import { refusal } from "./reverse-proxy";

const host = "localhost:9000";
const own = { host, origin: `http://${host}` };
const FOREIGN = expect.stringMatching(/^Cette demande ne vient pas/) as unknown;
const CLOSED = expect.stringMatching(/^Cette adresse est fermée/) as unknown;

it.each([
  ["the address bar", { host, "sec-fetch-site": "none", "sec-fetch-dest": "document" }, undefined],
  ["its own pages", { host: "127.0.0.1:9000", origin: "http://127.0.0.1:9000" }, undefined],
  ["a program without a browser", { host }, undefined],
  ["Contentful's link", { host, "sec-fetch-site": "cross-site", "sec-fetch-dest": "document" }, undefined],
  ["the name in front", { host: "apercu.example.fr", origin: "https://apercu.example.fr" }, undefined],
  ["another site in the same browser", { host, origin: "https://autre.example" }, FOREIGN],
  ["another server of this machine", { host, origin: "http://localhost:3000" }, FOREIGN],
  ["a page in a sandbox", { host, origin: "null" }, FOREIGN],
  ["a foreign name for this machine", { host: "autre.example", origin: "http://autre.example" }, FOREIGN],
  ["an image on another site", { host, "sec-fetch-site": "cross-site", "sec-fetch-dest": "image" }, FOREIGN],
  ["a script on another port", { host, "sec-fetch-site": "same-site", "sec-fetch-dest": "script" }, FOREIGN],
  ["a form of another site", { ...own, origin: "https://a.fr", "sec-fetch-dest": "document" }, FOREIGN],
])("allows or refuses a request of %s", (_case, headers, expected) => {
  expect(refusal({ url: "/", headers }, "apercu.example.fr")).toEqual(expected);
});

it.each([
  ..."/ /livre-blanc /page-data/index/page-data.json /static/a.png /commons.js /__webpack_hmr".split(" "),
  ..."/socket.io/?EIO=4&transport=websocket /__preview /__preview/texts /__original-stack-frame?a=1".split(
    " ",
  ),
])("allows its own pages to read %s", (url) => {
  expect(refusal({ url, headers: own })).toBeUndefined();
});

it.each([
  ..."/_gatsby/file/x/y?u=http://a.fr /_gatsby/image/a/b/c.png /___graphql /___graphql/ /__graphiql".split(
    " ",
  ),
  ..."/__refresh /__refresh/plugin /__open-stack-frame-in-editor?fileName=a /___loading-indicator".split(" "),
  ..."/_GATSBY/file/x/y /%5fgatsby/file/x/y //_gatsby/file/x/y /\\_gatsby/file/x/y /%5C%5f_graphql".split(
    " ",
  ),
  ..."http://localhost:9000/___graphql /%E0%A4%A /_gatsby *".split(" "),
  ..."/x/../___graphql /x/%2e%2e/___graphql /x/.%2E%5C__refresh /x/..%2f___graphql".split(" "),
])("refuses %s, even to its own pages", (url) => {
  expect(refusal({ url, headers: own })).toEqual(CLOSED);
});
