import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { type ComponentType, useEffect, useRef, useState } from "react";

import { Section } from "../components/Section";
import { print } from "../theme/media";
import { space } from "../theme/tokens";
import { needsScript } from "../theme/without-scripts";
import type { ToolProps } from "./PortfolioResults";

const FAILED = "L’outil n’a pas pu être chargé. Vérifiez votre connexion, puis rechargez la page.";

/** Room for the tool, so that what follows moves little when it arrives. */
const place = css({ minHeight: space(60) });

const notOnPaper = css({ [print]: { display: "none" } });

/** « Plusieurs immeubles ? »: the code of the tool and its library are fetched when the section is near, and then work offline. */
export function Portfolio(props: ToolProps) {
  const element = useRef<HTMLDivElement>(null);
  const [Tool, setTool] = useState<ComponentType<ToolProps>>();
  const [message, setMessage] = useState("Préparation de l’outil…");
  useEffect(() => {
    const fetchTool = () =>
      import(/* webpackChunkName: "portfolio" */ "./PortfolioTool").then(
        ({ PortfolioTool }) => setTool(() => PortfolioTool),
        () => setMessage(FAILED),
      );
    const nearby = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        nearby.disconnect();
        void fetchTool();
      },
      { rootMargin: "50%" },
    );
    if (element.current) nearby.observe(element.current);
    return () => nearby.disconnect();
  }, []);
  return (
    <div {...needsScript} css={!Tool && notOnPaper}>
      <Section id="immeubles" heading={props.texts.heading} introduction={props.texts.introduction}>
        <div ref={element} css={place}>
          {Tool ? (
            <Tool {...props} />
          ) : (
            <p role="status">
              <span key={message}>{message}</span>
            </p>
          )}
        </div>
      </Section>
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
