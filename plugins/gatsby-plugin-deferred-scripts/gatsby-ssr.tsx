import type { GatsbySSR } from "gatsby";
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";

import { DATA_ID } from "./contract";

interface ScriptProps {
  as?: string;
  /** The id of a slice, which Gatsby inserts into the HTML after rendering. The entry scripts are a slice. */
  sliceId?: string;
}

const isScript = (component: ReactNode) =>
  isValidElement<ScriptProps>(component) &&
  (component.type === "script" || component.props.sliceId === "_gatsby-scripts");

const isTemplate = (component: ReactNode): component is ReactElement =>
  isValidElement(component) && component.key === DATA_ID;

const isScriptPreload = (component: ReactNode) =>
  isValidElement<ScriptProps>(component) && component.type === "link" && component.props.as === "script";

/** What Gatsby's function returns of the page that it is rendering. Its types only know the result of the query. */
interface PageData {
  result: object;
  componentChunkName?: string;
}

/** Adds the empty template, with the page's own code, which its hydration needs besides Gatsby's scripts. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  loadPageDataSync,
  pathname,
  setPostBodyComponents,
}) => {
  if (!__INLINE_SCRIPT__) return;
  const { componentChunkName = "" }: PageData = loadPageDataSync(pathname);
  setPostBodyComponents([<template key={DATA_ID} id={DATA_ID} data-needs={componentChunkName} />]);
};

/**
 * Moves Gatsby's scripts into a `template`, whose content browsers neither fetch nor run, and adds the inline script.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  getPostBodyComponents,
  replaceHeadComponents,
  replacePostBodyComponents,
}) => {
  if (!__INLINE_SCRIPT__) return;
  const components = getPostBodyComponents();
  const templates = components.filter(isTemplate);
  replaceHeadComponents(getHeadComponents().filter((component) => !isScriptPreload(component)));
  replacePostBodyComponents([
    ...components.filter((component) => !isScript(component) && !isTemplate(component)),
    <div key="notice" id={__NOTICE__.id} role="status" />,
    ...templates.map((template) => cloneElement(template, {}, ...components.filter(isScript))),
    <script key="inline" dangerouslySetInnerHTML={{ __html: __INLINE_SCRIPT__ }} />,
  ]);
};
