import type { GatsbySSR } from "gatsby";

import type { DeferredScriptsOptions } from "./options";

/** Defined by `gatsby-node.ts`. */
declare const __INLINE_SCRIPT__: string;

/** Speculation rules: prefetch a page when the visitor is likely to follow its link. Links to files (`*.*`) are excluded. */
const RULES = {
  prefetch: [
    {
      where: { and: [{ href_matches: "/*" }, { not: { href_matches: "/*.*" } }] },
      eagerness: "moderate",
    },
  ],
};

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
