import { headersFile, siteHeaders } from "./headers";

const script = "/app-0123456789abcdef0123.js";
const headers = siteHeaders("default-src 'self'", [script]);

it("_headers caches hashed files for a year, and has no Cache-Control for /*, which hosts would merge with it", () => {
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

it("stops the build above the limits of hosts", () => {
  expect(() => headersFile(siteHeaders("y".repeat(2000), []))).toThrow(/2000/);
  const scripts = Array.from({ length: 99 }, (_, index) => `/${index}`);
  expect(() => headersFile({ ...headers, hashed: ["/static/*", ...scripts] })).toThrow(/101 rules/);
});
