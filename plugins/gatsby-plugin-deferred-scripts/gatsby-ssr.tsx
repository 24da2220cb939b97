import type { GatsbySSR } from "gatsby";

/** Defined by `gatsby-node.ts`. */
declare const __INLINE_SCRIPT__: string;

/**
 * Adds the inline script to each page, and the notice that it shows when a script cannot be fetched
 * (inline/start-later.ts).
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (args) => {
  args.replacePostBodyComponents([
    ...args.getPostBodyComponents(),
    <div key="notice" id="deferred-scripts-notice" role="alert" hidden>
      Cette page n’a pas pu être chargée en entier, et rien n’a été envoyé. Vérifiez votre connexion et
      réessayez, ou rechargez la page&nbsp;: votre saisie est conservée, sauf les fichiers.{" "}
      {/* Not `type="button"`: clicks on such buttons are held until hydration. */}
      <button type="submit">Recharger la page</button>
    </div>,
    <script key="inline" dangerouslySetInnerHTML={{ __html: __INLINE_SCRIPT__ }} />,
  ]);
};
