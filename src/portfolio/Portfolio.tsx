import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { type ComponentType, useEffect, useRef, useState } from "react";

import { Section } from "../components/Section";
import { from, print } from "../theme/media";
import { colors, radii, space } from "../theme/tokens";
import { needsScript } from "../theme/without-scripts";
import type { ToolProps } from "./dates/DatesStep";

const FAILED = "L’outil n’a pas pu être chargé. Vérifiez votre connexion, puis rechargez la page.";

/** Reserves about the height of the empty tool, so that targets of links below it hardly move when it arrives. */
const toolPlace = css({
  minHeight: space(52),
  [from.desktop]: { minHeight: space(41) },
  // Until then its outline, so that the section is no void.
  "> p": {
    display: "grid",
    placeItems: "center",
    minHeight: "inherit",
    border: `2px dashed ${colors.line}`,
    borderRadius: radii.small,
  },
});

const notOnPaper = css({ [print]: { display: "none" } });

/** « Plusieurs immeubles ? »: the tool's code is fetched when the section is half a window away. From then on it works offline. */
export function Portfolio(props: ToolProps) {
  const element = useRef<HTMLDivElement>(null);
  const [Tool, setTool] = useState<ComponentType<ToolProps>>();
  const [message, setMessage] = useState("Préparation de l’outil…");
  useEffect(() => {
    const fetchTool = () =>
      import(/* webpackChunkName: "portfolio" */ "./PortfolioTool").then(
        // React calls a function that it gets as a state: this one returns the component.
        ({ PortfolioTool }) => setTool(() => PortfolioTool),
        () => setMessage(FAILED),
      );
    const observer = new IntersectionObserver(
      (entries) => {
        const isNear = entries.some(({ isIntersecting }) => isIntersecting);
        if (!isNear) return;
        observer.disconnect();
        void fetchTool();
      },
      { rootMargin: "50%" },
    );
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div {...needsScript} css={!Tool && notOnPaper}>
      <Section id="immeubles" heading={props.texts.heading} introduction={props.texts.introduction}>
        <div ref={element} css={toolPlace}>
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
  fragment PortfolioSchedule on AssemblyFile {
    ...SiteDelays
    ...DeadlineTexts
    ...TableTexts
  }
`;
