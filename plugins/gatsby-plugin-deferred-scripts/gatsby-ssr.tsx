import type { GatsbySSR } from "gatsby";

import type { DeferredScriptsOptions } from "./options";

/** The text of the inline script, from `gatsby-node.ts`. */
declare const __INLINE_SCRIPT__: string;

/** Browsers that know these rules prefetch a page of the site at the first sign that its link will be followed. Files are left out. */
const RULES = {
  prefetch: [
    {
      where: { and: [{ href_matches: "/*" }, { not: { href_matches: "/*.*" } }] },
      eagerness: "moderate",
    },
  ],
};

/** Adds the notice, the speculation rules and the inline script to the end of the body. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (args, pluginOptions) => {
  const { message, reload } = pluginOptions as unknown as DeferredScriptsOptions;
  args.replacePostBodyComponents([
    ...args.getPostBodyComponents(),
    <div key="notice" id="deferred-scripts-notice" role="alert" hidden>
      {/* Not `type="button"`: clicks on such buttons are held until hydration. */}
      {message} <button type="submit">{reload}</button>
    </div>,
    <script
      key="rules"
      id="deferred-scripts-rules"
      type="speculationrules"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(RULES) }}
    />,
    <script key="inline" dangerouslySetInnerHTML={{ __html: __INLINE_SCRIPT__ }} />,
  ]);
};
