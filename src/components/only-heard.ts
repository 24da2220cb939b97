import { css } from "../theme/css";

/** Only for screen readers: the page shows the same in another way. */
export const onlyHeard = css({
  position: "absolute",
  width: 1,
  height: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});
