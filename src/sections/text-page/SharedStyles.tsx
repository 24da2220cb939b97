import { withEmotionCache } from "@emotion/react";

import { blockStyles } from "../../components/Blocks";
import { wholeName } from "../../components/typeset";
import { legalTextStyles } from "./LegalText";
import { notFoundStyles } from "./NotFound";

const styles = [
  wholeName,
  ...[blockStyles, legalTextStyles, notFoundStyles].flatMap(Object.values<typeof wholeName>),
];

const Styles = withEmotionCache<object>((_, cache) => {
  for (const style of styles) {
    if (!(style.name in cache.inserted))
      cache.insert(`.${cache.key}-${style.name}`, style, cache.sheet, true);
  }
  return null;
});

/**
 * Gives all pages of this template the same style element, whatever their texts contain. The policy then needs one hash for all of them;
 * one for each page would be 53 bytes in each answer of the site. In the browser, a page takes only the styles that it uses.
 */
export const SharedStyles = () => (process.env.BUILD_STAGE === "build-javascript" ? null : <Styles />);
