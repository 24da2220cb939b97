import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactNode } from "react";

import { TEMPLATE_ID } from "./contract";

interface ScriptProps {
  as?: string;
  /** The id of a slice, which Gatsby inserts into the HTML after rendering. The entry scripts are a slice. */
  sliceId?: string;
}

const isScript = (component: ReactNode) =>
  isValidElement<ScriptProps>(component) &&
  (component.type === "script" || component.props.sliceId === "_gatsby-scripts");

const isScriptPreload = (component: ReactNode) =>
  isValidElement<ScriptProps>(component) && component.type === "link" && component.props.as === "script";

/**
 * Moves Gatsby's scripts into a `template`, whose content browsers neither fetch nor run, and adds the start script.
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
