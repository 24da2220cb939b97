import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useEffect, useRef } from "react";

import { Section } from "../components/Section";
import { LateCodeSign, useLateCode } from "../forms/LateCode";
import { from, print } from "../theme/media";
import { colors, radii, space } from "../theme/tokens";
import { needsScript } from "../theme/without-scripts";
import type { ToolProps } from "./dates/DatesStep";

/** Reserves about the height of the empty tool, so that targets of links below it hardly move when it arrives. */
const toolPlace = css({ minHeight: space(52), [from.desktop]: { minHeight: space(41) } });

/** Drawn in place of the tool until it is loaded, so that the section does not look empty. */
const outline = css({
  display: "grid",
  placeContent: "center",
  border: `2px dashed ${colors.line}`,
  borderRadius: radii.small,
});

const notOnPaper = css({ [print]: { display: "none" } });

const loadTool = async () => {
  const { PortfolioTool } = await import(/* webpackChunkName: "portfolio" */ "./PortfolioTool");
  return PortfolioTool;
};

/** « Plusieurs immeubles ? »: the tool's code is fetched when the section is half a window away. From then on it works offline. */
export function Portfolio(props: ToolProps) {
  const place = useRef<HTMLDivElement>(null);
  const late = useLateCode(loadTool);
  const { code: Tool, load, state } = late;
  // The served HTML already says that the tool is to come.
  const sign = { load, state: state === "idle" ? "loading" : state } as const;
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const isNear = entries.some(({ isIntersecting }) => isIntersecting);
        if (!isNear) return;
        observer.disconnect();
        load();
      },
      { rootMargin: "50%" },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [load]);
  return (
    <div {...needsScript} css={!Tool && notOnPaper}>
      <Section id="immeubles" heading={props.texts.heading} introduction={props.texts.introduction}>
        <div ref={place} css={[toolPlace, !Tool && outline]}>
          {Tool ? (
            <Tool {...props} />
          ) : (
            <LateCodeSign of={sign} loading="Préparation de l’outil…" what="Cette partie de la page" />
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
  # The dates of the table come from the assembly's delays and texts.
  fragment PortfolioSchedule on AssemblyFile {
    ...SiteDelays
    ...DeadlineTexts
    ...TableTexts
  }
`;
