import type { IncomingHttpHeaders } from "node:http";

/** A request that a page of another site can make a browser send to the development server. */
interface HostileRequest {
  what: string;
  url: string;
  headers: IncomingHttpHeaders;
}

/** Address from which Gatsby would fetch a file. */
const PICTURE = encodeURIComponent("http://127.0.0.1:1/picture.png");
const SIZE = encodeURIComponent("w=20&h=10&fm=raw");

/** `host` is the server's own. Each is refused by `develop`, by `preview`, and by Gatsby's server itself. */
export function hostileRequests(host: string): readonly HostileRequest[] {
  const image = { host, "sec-fetch-site": "cross-site", "sec-fetch-dest": "image" };
  const own = { host, origin: `http://${host}`, "sec-fetch-site": "same-origin" };
  const foreign = { host, origin: "https://autre.example" };
  const write = `/_gatsby/image/..%2f..%2f../x/..%2f.nvmrc?u=${PICTURE}&a=${SIZE}`;
  const read = `/_gatsby/file/x/y?u=${PICTURE}`;
  const end = `/_gatsby/image/aaaa/bbbb/x.jpg?u=${PICTURE}&a=${SIZE}&cd=1`;
  const query = `/___graphql?query=${encodeURIComponent("{ allSitePlugin { nodes { pluginOptions } } }")}`;
  const socket = "/socket.io/?EIO=4&transport=polling";
  return [
    { what: "an image that writes a file", url: write, headers: image },
    {
      what: "an image that writes a file, from a browser without Sec-Fetch headers",
      url: write,
      headers: { host },
    },
    { what: "a file of another address, even for its own page", url: read, headers: own },
    { what: "an image that ends the process", url: end, headers: image },
    {
      what: "an image that ends the process, from a browser without Sec-Fetch headers",
      url: end,
      headers: { host },
    },
    { what: "a name that leads here by DNS rebinding", url: "/", headers: { host: "autre.example:8000" } },
    { what: "no name", url: "/", headers: { host: "" } },
    { what: "the socket, from another origin", url: socket, headers: foreign },
    { what: "a query, from another origin", url: query, headers: foreign },
    { what: "a query in a frame", url: query, headers: { ...image, "sec-fetch-dest": "iframe" } },
    { what: "a query by a link", url: query, headers: { ...image, "sec-fetch-dest": "document" } },
  ];
}
