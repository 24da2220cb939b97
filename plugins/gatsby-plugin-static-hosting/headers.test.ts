import { headersFile, siteHeaders } from "./headers";

const script = "/app-0123456789abcdef0123.js";
const headers = siteHeaders("default-src 'self'", [script]);

it("_headers caches hashed files for a year", () => {
  // No Cache-Control for /*: hosts would merge it with that of hashed files.
  expect(headersFile(headers)).toBe(`/*
  Strict-Transport-Security: max-age=63072000
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin
  Cross-Origin-Opener-Policy: same-origin
  Content-Security-Policy: default-src 'self'

/static/*
  Cache-Control: public, max-age=31536000, immutable

${script}
  Cache-Control: public, max-age=31536000, immutable
`);
});

it("a build stops above Cloudflare's limits: 2000 characters a line, and 100 rules", () => {
  expect(() => headersFile(siteHeaders("y".repeat(2000), []))).toThrow(/2000/);
  // With `/*` and `/static/*`, one rule too many.
  const scripts = Array.from({ length: 99 }, (_, index) => `/${index}`);
  expect(() => headersFile({ ...headers, hashed: ["/static/*", ...scripts] })).toThrow(/101 rules/);
});
