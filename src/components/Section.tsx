/** The frame of a page's sections: bands of colour, columns and headings. */
import { css } from "@emotion/react";
import type { ReactNode } from "react";

import type { SectionAnchor } from "../content/formats/links";
import { forcedColors, from, print } from "../theme/media";
import { leadText } from "../theme/text";
import { colors, gutters, headerHeight, space, widths } from "../theme/tokens";
import { SectionBoundary } from "./layout/ErrorBoundary";
import { typeset } from "./typeset";

const tones = {
  tint: css({ background: colors.surfaceTint }),
  brand: css({ background: colors.brandSoft }),
  ink: css({ background: colors.ink, color: colors.surface }),
};

/** The width and margins of a page's content. */
export const column = css({
  maxWidth: widths.page,
  marginInline: "auto",
  paddingInline: gutters.page,
  [print]: { paddingInline: 0 },
});

/** A column with the space of a section above and below. */
export const sectionColumn = css(column, {
  paddingBlock: space(4),
  [from.desktop]: { paddingBlock: space(8) },
  [print]: { paddingBlock: space(3) },
});

const introductionText = css(leadText, { marginTop: space(2) });
/** The desktop layout puts the introduction on the line of other sections' second column. */
const head = css({
  marginBottom: space(3),
  // Firefox and WebKit have no `break-after: avoid`, which keeps a heading with its introduction elsewhere.
  [print]: { breakInside: "avoid" },
  [from.desktop]: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
    columnGap: space(8),
    alignItems: "baseline",
    marginBottom: space(5),
    "> p": { marginTop: 0 },
  },
});

/** Two columns in the desktop layout, and one in narrower layouts and on paper. */
export const columns = css({
  display: "grid",
  gap: space(3),
  [from.desktop]: {
    gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
    columnGap: space(8),
  },
  // WebKit cuts the lines of a grid at the end of a sheet.
  [print]: { display: "block", "> * + *": { marginTop: space(3) } },
});

/** Makes the shorter column sticky, so that no empty space appears below it. */
export const staysInView = css({
  [from.desktop]: { alignSelf: "start", position: "sticky", top: `calc(${headerHeight} + ${space(5)})` },
  [print]: { position: "static" },
});

/** A short part of a page, which no sheet breaks. */
export const onOneSheet = css({ [print]: { breakInside: "avoid" } });

/** A list whose bullets are lit windows. */
export const pointList = css({
  display: "grid",
  alignContent: "start",
  gap: space(1.5),
  "> li": {
    position: "relative",
    paddingLeft: space(3.5),
    "&::before": {
      content: '""',
      position: "absolute",
      left: 0,
      top: "0.4em",
      width: space(1.25),
      height: space(1.75),
      borderRadius: `${space(0.5)} ${space(0.5)} 0 0`,
      background: colors.brand,
      boxShadow: `0 2px 0 ${colors.action}`,
      printColorAdjust: "exact",
      [forcedColors]: { background: "CanvasText" },
    },
  },
});

/** The items of the last row share its whole width. @param width the minimum of an item; a longer word widens its item. */
export const inRows = (width: string, gap: string) =>
  css({ display: "flex", flexWrap: "wrap", gap, "> li": { flex: `1 1 ${width}`, maxWidth: "100%" } });

/** The id of a section's heading, which names the section. */
export const headingId = (id: string) => `${id}-titre`;

interface BandProps {
  id?: SectionAnchor;
  tone?: keyof typeof tones;
  /** Without the space of a section above and below. */
  flush?: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * A background of the whole width, and its column, to which `css` applies. With an anchor: a section with an error boundary,
 * focusable so that Tab continues inside it after a jump (WCAG 2.4.3).
 */
export function Band({ id, tone, flush, className, children }: BandProps) {
  const content = (
    <div css={flush ? column : sectionColumn} className={className}>
      {children}
    </div>
  );
  if (!id) return <div css={tone && tones[tone]}>{content}</div>;
  return (
    <section id={id} aria-labelledby={headingId(id)} tabIndex={-1} css={tone && tones[tone]}>
      <SectionBoundary>{content}</SectionBoundary>
    </section>
  );
}

interface HeadingProps {
  /** Id of the section that the heading names. */
  sectionId: string;
  children: string;
  /** A text to typeset, or a node that is already typeset. */
  introduction?: ReactNode;
}

/** The heading of a section, and the introduction below it. */
export const Heading = ({ sectionId, children, introduction }: HeadingProps) => (
  <>
    <h2 id={headingId(sectionId)}>{typeset(children)}</h2>
    {introduction && (
      <p css={introductionText}>{typeof introduction === "string" ? typeset(introduction) : introduction}</p>
    )}
  </>
);

interface SectionProps extends BandProps {
  id: SectionAnchor;
  heading: string;
  introduction?: ReactNode;
  /** Puts the heading beside the content. */
  beside?: boolean;
}

/** A band with its heading: the usual section. */
export const Section = ({ heading, introduction, beside, children, ...band }: SectionProps) => (
  <Band {...band} css={beside && columns}>
    <div css={beside ? staysInView : head}>
      <Heading sectionId={band.id} introduction={introduction}>
        {heading}
      </Heading>
    </div>
    {children}
  </Band>
);
