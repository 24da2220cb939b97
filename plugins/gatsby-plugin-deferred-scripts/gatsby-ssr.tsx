import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactNode } from "react";

import { TEMPLATE_ID } from "./contract";

interface ScriptProps {
  as?: string;
  /** Names the part of the page that Gatsby stitches into the HTML after rendering, here its entry scripts. */
  sliceId?: string;
}

const isScript = (component: ReactNode) =>
  isValidElement<ScriptProps>(component) &&
  (component.type === "script" || component.props.sliceId === "_gatsby-scripts");

const isScriptPreload = (component: ReactNode) =>
  isValidElement<ScriptProps>(component) && component.type === "link" && component.props.as === "script";

/**
 * Puts Gatsby's scripts into a `template`, whose content no browser fetches or runs, and adds the one that starts them.
 *
 * Their addresses stay where Gatsby stitches them in, so that an incremental build can still renew them without making the
 * page anew.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  getPostBodyComponents,
  replaceHeadComponents,
  replacePostBodyComponents,
}) => {
  if (!__START_SCRIPT__) return;
  const components = getPostBodyComponents();
  replaceHeadComponents(getHeadComponents().filter((component) => !isScriptPreload(component)));
  replacePostBodyComponents([
    ...components.filter((component) => !isScript(component)),
    <div key="notice" id={__NOTICE__.id} role="status" />,
    <template key={TEMPLATE_ID} id={TEMPLATE_ID}>
      {components.filter(isScript)}
    </template>,
    <script key="start" dangerouslySetInnerHTML={{ __html: __START_SCRIPT__ }} />,
  ]);
};
