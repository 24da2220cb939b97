import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { type ComponentType, useCallback, useEffect, useRef, useState } from "react";

import { Fold } from "../components/Fold";
import { needsScript } from "../forms/field.styles";
import { space } from "../theme/tokens";
import type { ToolProps } from "./PortfolioTool";

const styles = css(needsScript, { marginTop: space(4), "> details > div": { maxWidth: "none" } });

/** « Plusieurs immeubles ? » : the code of the tool and its library are fetched when the fold opens, and then work offline. */
export function Portfolio(props: ToolProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [Tool, setTool] = useState<ComponentType<ToolProps>>();
  const [message, setMessage] = useState("Préparation de l’outil…");
  const fetchTool = useCallback(() => {
    if (!details.current?.open) return;
    import(/* webpackChunkName: "portfolio" */ "./PortfolioTool").then(
      ({ PortfolioTool }) => setTool(() => PortfolioTool),
      () => setMessage("L’outil n’a pas pu être chargé. Vérifiez votre connexion, puis rouvrez ce pli."),
    );
  }, []);
  // The fold may be open before hydration.
  useEffect(fetchTool, [fetchTool]);
  return (
    <div css={styles}>
      <Fold id="portefeuille" label={<h3>{props.texts.heading}</h3>} ref={details} onToggle={fetchTool}>
        {Tool ? (
          <Tool {...props} />
        ) : (
          <p role="status">
            <span key={message}>{message}</span>
          </p>
        )}
      </Fold>
    </div>
  );
}

export const fragment = graphql`
  fragment PortfolioTexts on Portfolio {
    heading
    introduction
    privacyNote
    assumptionsNote
  }
`;
