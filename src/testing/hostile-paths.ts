/** Paths of requests with which a server or a script could be misled. */

/** Paths that scripts or browsers could read as another host. A server redirects each to the location beside it. */
export const REDIRECTED: [path: string, location: string][] = [
  ["//evil.example/", "/evil.example/"],
  ["/\\evil.example/", "/evil.example/"],
  ["/\\evil.example/?a=//b", "/evil.example/?a=//b"],
  ["///evil.example//guide", "/evil.example/guide"],
  ["///\\/evil.example/", "/evil.example/"],
  ["/x/..//evil.example/", "/x/../evil.example/"],
];

/** Paths of private files, of files outside of the site, and of another host once decoded. None is a page, and no answer may redirect to that host. */
export const UNSERVED: readonly string[] = [
  "/_headers",
  "/%5Fheaders",
  "/./_headers",
  "/_headers.html",
  "/.git/config",
  "/../../package.json",
  "/static/..%2f..%2fpackage.json",
  "/%2Fevil.example/",
  "/%2Fevil.example/..%2F..%2Flivre-blanc/",
  "/%2F%2Fevil.example/..%2F..%2Flivre-blanc/",
  "/%5Cevil.example/..%2F..%2Flivre-blanc/",
];
