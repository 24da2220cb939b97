import type { WrapPageElementBrowserArgs } from "gatsby";
import type { ReactNode } from "react";

import type { PreviewContext } from "./preview-data";
import { PreviewBanner } from "./PreviewBanner";

/** In `develop`, Gatsby shows a not-found page for developers, and gives it the site's own as `custom404`. */
type PageProps = WrapPageElementBrowserArgs<object, PreviewContext>["props"] & { custom404?: ReactNode };

/** Shows the banner on every page. */
export const wrapPageElement = ({ element, props }: { element: ReactNode; props: PageProps }) =>
  props.custom404 ?? <PreviewBanner {...props.pageContext}>{element}</PreviewBanner>;
