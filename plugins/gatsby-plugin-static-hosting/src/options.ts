import type { GatsbyNode } from "gatsby";

/** The directives of the policy that may allow more than the site's own files. */
const FETCH = "script-src style-src img-src font-src connect-src media-src frame-src worker-src";
export const OPEN_DIRECTIVES = `${FETCH} form-action frame-ancestors`.split(" ");

/** What the policy allows in addition, by directive: addresses, of which their origins are allowed, or sources of the standard. */
export type Allowed = Readonly<Record<string, readonly string[]>>;

/** The options in gatsby-config. */
export interface StaticHostingOptions {
  /** Whether search engines may list the site; true by default. */
  indexable?: boolean;
  /** Whether robots.txt and sitemap.xml are written; true by default. */
  crawlers?: boolean;
  allow?: Allowed;
  /** By path, such as `/guide` or `/fonts/*`, and by name. An empty value leaves out a header that this package sets. */
  headers?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Whether a Brotli and a gzip file are written beside each text file; true by default. */
  compress?: boolean;
  /** A file outside of `public/`, from the site's folder, with the same headers for nginx's `http` context. */
  nginxHeaders?: string;
}

export const pluginOptionsSchema: NonNullable<GatsbyNode["pluginOptionsSchema"]> = ({ Joi }) => {
  // An empty address, as from an unset variable of the environment, allows nothing.
  const source = Joi.string()
    .uri({ scheme: ["https", "http", "wss", "ws"] })
    .allow("", "'self'", "data:", "blob:", "'wasm-unsafe-eval'");
  const value = Joi.string()
    .allow("")
    .pattern(/^[\t\x20-\x7e]*$/)
    .messages({ "string.pattern.base": "{{#label}} must be one line of ASCII characters" });
  // Any token (RFC 9110, section 5.6.2). The policy is made of hashes and `allow`: a second one would be joined to it.
  const token = /^[\w!#$%&'*+.^`|~-]+$/;
  const name = Joi.string().pattern(token).invalid("Content-Security-Policy").insensitive();
  return Joi.object({
    indexable: Joi.boolean().default(true),
    crawlers: Joi.boolean().default(true),
    allow: Joi.object()
      .pattern(Joi.string().valid(...OPEN_DIRECTIVES), Joi.array().items(source))
      .keys({ "style-src-attr": Joi.array().items("'unsafe-inline'") })
      .default({}),
    headers: Joi.object()
      .pattern(Joi.string().pattern(/^\/[^*\s]*\*?$/), Joi.object().pattern(name, value))
      .default({}),
    compress: Joi.boolean().default(true),
    nginxHeaders: Joi.string(),
    // Gatsby itself only warns of an unknown option.
  }).pattern(/./, Joi.forbidden());
};
