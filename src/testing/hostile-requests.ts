import type { IncomingHttpHeaders } from "node:http";

/** A request that a page of another site can make a browser send to the development server. */
interface HostileRequest {
  /** The end of the test's name: « refuses … ». */
  what: string;
  url: string;
  headers: IncomingHttpHeaders;
}

/** Address from which Gatsby would fetch a file. */
const PICTURE = encodeURIComponent("http://127.0.0.1:1/picture.png");
/** Arguments of Gatsby's image resizing. */
const SIZE = encodeURIComponent("w=20&h=10&fm=raw");

/** Requests that `develop` and `preview` refuse. @param host name and port of the server. */
export function hostileRequests(host: string): readonly HostileRequest[] {
  const fromImage = { host, "sec-fetch-site": "cross-site", "sec-fetch-dest": "image" };
  const fromOwnPage = { host, origin: `http://${host}`, "sec-fetch-site": "same-origin" };
  const fromOtherOrigin = { host, origin: "https://autre.example" };
  const writeFile = `/_gatsby/image/..%2f..%2f../x/..%2f.nvmrc?u=${PICTURE}&a=${SIZE}`;
  const readFile = `/_gatsby/file/x/y?u=${PICTURE}`;
  const endProcess = `/_gatsby/image/aaaa/bbbb/x.jpg?u=${PICTURE}&a=${SIZE}&cd=1`;
  const codeFrame = "/__file-code-frame?filePath[]=x&lineNumber=1";
  const query = `/___graphql?query=${encodeURIComponent("{ allSitePlugin { nodes { pluginOptions } } }")}`;
  const socket = "/socket.io/?EIO=4&transport=polling";
  return [
    { what: "an image that writes a file", url: writeFile, headers: fromImage },
    {
      what: "an image that writes a file, from a browser without Sec-Fetch headers",
      url: writeFile,
      headers: { host },
    },
    {
      what: "a file of another address, even from a page of this server",
      url: readFile,
      headers: fromOwnPage,
    },
    { what: "an image that ends the process", url: endProcess, headers: fromImage },
    {
      what: "an image that ends the process, from a browser without Sec-Fetch headers",
      url: endProcess,
      headers: { host },
    },
    {
      what: "a code frame that ends the process, even from a page of this server",
      url: codeFrame,
      headers: fromOwnPage,
    },
    {
      what: "a host name that leads here by DNS rebinding",
      url: "/",
      headers: { host: "autre.example:8000" },
    },
    { what: "a request without a host name", url: "/", headers: { host: "" } },
    { what: "the socket, from another origin", url: socket, headers: fromOtherOrigin },
    { what: "a query, from another origin", url: query, headers: fromOtherOrigin },
    { what: "a query in a frame", url: query, headers: { ...fromImage, "sec-fetch-dest": "iframe" } },
    { what: "a query by a link", url: query, headers: { ...fromImage, "sec-fetch-dest": "document" } },
  ];
}
