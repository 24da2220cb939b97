import { css } from "@emotion/react";

import { from } from "../theme/media";

/** What stands beside a longer column stays in sight while that is read, so that no empty space grows below it. */
export const staysInSight = css({
  [from.desktop]: { alignSelf: "start", position: "sticky", top: "7rem" },
});
