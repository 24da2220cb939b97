import type { WrapPageElementBrowserArgs } from "gatsby";
import type { ReactNode } from "react";

import type { PreviewContext } from "./preview-data";
import { PreviewBanner } from "./PreviewBanner";

/** Gatsby's development server renders its own not-found page, and passes the site's as `custom404`. */
type PageProps = WrapPageElementBrowserArgs<object, PreviewContext>["props"] & { custom404?: ReactNode };

export const wrapPageElement = ({ element, props }: { element: ReactNode; props: PageProps }) =>
  props.custom404 ?? <PreviewBanner {...props.pageContext}>{element}</PreviewBanner>;
