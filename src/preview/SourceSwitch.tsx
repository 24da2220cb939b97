import { css, Global } from "@emotion/react";
import { useEffect, useState } from "react";

import { secondaryButton } from "../components/Button";
import { colors, space } from "../theme/tokens";
import { MARK, markSources } from "./mark-sources";

const button = css(secondaryButton, {
  marginTop: space(1),
  borderColor: "currentColor",
  color: colors.surface,
});

const marks = css({
  [`[${MARK}]`]: { outline: `2px dashed ${colors.accentStrong}`, outlineOffset: "2px", cursor: "pointer" },
  [`[${MARK}]:hover`]: { outlineStyle: "solid" },
});

/** The switch that marks every text of the page that comes from content. A click on one opens its field in the editor's tool. */
export const SourceSwitch = () => {
  const [on, setOn] = useState(false);
  useEffect(() => (on ? markSources(document.body) : undefined), [on]);
  return (
    <>
      <button type="button" aria-pressed={on} css={button} onClick={() => setOn(!on)}>
        Montrer d’où vient chaque texte
      </button>
      {on && (
        <>
          <Global styles={marks} />
          <p>Cliquez sur un texte ou une image : son champ s’ouvre dans un nouvel onglet.</p>
        </>
      )}
    </>
  );
};
