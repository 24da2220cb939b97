import type { WrapPageElementBrowserArgs, WrapRootElementBrowserArgs } from "gatsby";

import { PreviewBanner, type PreviewContext } from "../preview/PreviewBanner";
import { ErrorBoundary } from "./ErrorBoundary";

/** Gatsby puts this around every page, in the browser and on the server. */
export const wrapRootElement = ({ element }: Pick<WrapRootElementBrowserArgs, "element">) => (
  <ErrorBoundary>{element}</ErrorBoundary>
);

/** A preview shows its banner on every page. */
export const wrapPageElement = ({
  element,
  props,
}: Pick<WrapPageElementBrowserArgs<object, PreviewContext>, "element" | "props">) =>
  __CONTENT_PREVIEW__ ? <PreviewBanner {...props.pageContext}>{element}</PreviewBanner> : element;
