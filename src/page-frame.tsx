import type { WrapPageElementBrowserArgs, WrapRootElementBrowserArgs } from "gatsby";
import type { ReactNode } from "react";

import { PageBoundary } from "./components/layout/ErrorBoundary";
import { PreviewBanner, type PreviewContext } from "./preview/PreviewBanner";

/** Gatsby puts this around every page, in the browser and on the server. */
export const wrapRootElement = ({ element }: Pick<WrapRootElementBrowserArgs, "element">) => (
  <PageBoundary>{element}</PageBoundary>
);

type PageElement = Pick<WrapPageElementBrowserArgs<object, PreviewContext>, "element" | "props">;

/**
 * The site's not-found page, in its own frame. Gatsby's development server gives it to a not-found page of its own, which is for
 * developers.
 */
const ownNotFound = (props: PageElement["props"] & { custom404?: ReactNode }) => props.custom404;

/** A preview shows its banner on every page. */
export const wrapPageElement = ({ element, props }: PageElement) =>
  __CONTENT_PREVIEW__
    ? (ownNotFound(props) ?? <PreviewBanner {...props.pageContext}>{element}</PreviewBanner>)
    : element;
