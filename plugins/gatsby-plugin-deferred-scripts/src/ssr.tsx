import type { GatsbySSR } from "gatsby";

import type { DeferredScriptsOptions } from "./options";

/** The text of the inline script. Defined by node.ts. */
declare const __INLINE_SCRIPT__: string;
/** `pathPrefix` of gatsby-config, or nothing. Defined by Gatsby. */
declare const __BASE_PATH__: string;

/**
 * Adds the notice, rules by which browsers that know them prepare a page at the first sign that its link will be followed, and the inline
 * script after Gatsby's scripts, which `scripts.ts` replaces when the page is finished.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (args, pluginOptions) => {
  const { message, reload, prepare } = pluginOptions as unknown as DeferredScriptsOptions;
  // Pages of the site. Links to files are left out.
  const where = { and: [{ href_matches: `${__BASE_PATH__}/*` }, { not: { href_matches: "/*.*" } }] };
  // Not `type="button"`: presses on such a button wait for hydration.
  const notice = (
    <div key="notice" id="deferred-scripts-notice" role="alert" hidden>
      {message} <button type="submit">{reload}</button>
    </div>
  );
  const rules = prepare && (
    <script
      key="rules"
      id="deferred-scripts-rules"
      type="speculationrules"
      dangerouslySetInnerHTML={{ __html: JSON.stringify({ [prepare]: [{ where, eagerness: "moderate" }] }) }}
    />
  );
  const script = <script key="inline" dangerouslySetInnerHTML={{ __html: __INLINE_SCRIPT__ }} />;
  args.replacePostBodyComponents([...args.getPostBodyComponents(), notice, rules, script]);
};
