import type { GatsbyNode } from "gatsby";

import type { InlineOptions } from "./inline/start-later";

/** The options in gatsby-config. Each has a default but `also`. */
export interface DeferredScriptsOptions extends Partial<InlineOptions> {
  /** The notice when the scripts cannot be fetched, or something has waited too long. */
  message?: string;
  /** The label of the notice's button, which reloads the page. */
  reload?: string;
  /** What the browser does with a page of the site at the first sign that its link will be followed; `false` for nothing. */
  prepare?: "prefetch" | "prerender" | false;
  /** A file, from the site's folder, whose code runs at once too. */
  also?: string;
}

export const pluginOptionsSchema: NonNullable<GatsbyNode["pluginOptionsSchema"]> = ({ Joi }) =>
  Joi.object({
    message: Joi.string().default(
      "This page could not be loaded completely, and nothing was sent. Check your connection and try again, or reload the page: what you typed is kept, except files.",
    ),
    reload: Joi.string().default("Reload the page"),
    events: Joi.array().items(Joi.string()).default(["pointerdown", "keydown", "input"]),
    startAfter: Joi.number().min(0).default(4000),
    waitFor: Joi.string().default("button[type=button]"),
    giveUpAfter: Joi.number().min(1000).default(10_000),
    keep: Joi.string().allow("").default("form [name]"),
    prepare: Joi.string().valid("prefetch", "prerender", false).default("prefetch"),
    also: Joi.string(),
    // Gatsby itself only warns of an unknown option.
  }).pattern(/./, Joi.forbidden());
