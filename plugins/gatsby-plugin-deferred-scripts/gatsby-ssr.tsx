import type { GatsbySSR } from "gatsby";

/** The text of the inline script. Defined by gatsby-node.ts. */
declare const __INLINE_SCRIPT__: string;

/** Adds the notice, and the inline script after Gatsby's scripts, which `scripts.ts` replaces when the page is finished. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (args, options) => {
  const { message, reload } = options as unknown as { message: string; reload: string };
  // Not `type="button"`: presses on such a button wait for hydration.
  const notice = (
    <div key="notice" id="deferred-scripts-notice" role="alert" hidden>
      {message} <button type="submit">{reload}</button>
    </div>
  );
  const script = <script key="inline" dangerouslySetInnerHTML={{ __html: __INLINE_SCRIPT__ }} />;
  args.replacePostBodyComponents([...args.getPostBodyComponents(), notice, script]);
};
