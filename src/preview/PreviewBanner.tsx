import { css, Global } from "@emotion/react";
import { type ReactNode, useEffect, useState } from "react";
import { Helmet } from "react-helmet";

import { secondaryButton } from "../components/Button";
import { Column } from "../components/Section";
import type { ContentProblem } from "../content/check/problems";
import { colors, fontSizes, space } from "../theme/tokens";
import { MARK, markSources } from "./mark-sources";
import { PREVIEW_STATE, type PreviewData } from "./preview-data";

const banner = css({ paddingBlock: space(1.5), background: colors.accentStrong, color: colors.surface });
const text = css({ fontSize: fontSizes.small });
const below = css({ marginTop: space(1) });
const link = css({ color: "inherit" });

/** The page context that `gatsby-node.ts` gives to the pages of a preview. */
export interface PreviewContext {
  /** What editors still have to fill in or correct. */
  previewProblems?: readonly ContentProblem[];
}

/** Opens a location in the editor's tool. A local entry has no address: its link leads nowhere. */
const Place = ({ url, children }: { url?: string | undefined; children: ReactNode }) => (
  <a href={url} target="_blank" rel="noreferrer" css={link}>
    {children}
  </a>
);

const Problem = ({ location, url, field, other, expected, found }: ContentProblem) => (
  <li>
    <Place url={url}>{field ? `${location}, ${field}` : location}</Place>
    {`\u00a0: ${found}. Il faut ${expected}.`}
    {other?.url && (
      <>
        {" Ouvrir "}
        <Place url={other.url}>{other.location}</Place>.
      </>
    )}
  </li>
);

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
const SourceSwitch = () => {
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

/** In ms. The server looks for changes of the drafts each time it is asked. */
const ASK_EVERY = 1000;

/** Asks the server of a live preview for its state, while the page is visible. */
function usePreviewData(initial: readonly ContentProblem[]): PreviewData {
  const [data, setData] = useState<PreviewData>({ problems: initial });
  useEffect(() => {
    if (!__LIVE_PREVIEW__) return undefined;
    const ask = async () => {
      if (document.hidden) return;
      const answer = await fetch(PREVIEW_STATE)
        .then((response) => response.json() as Promise<PreviewData>)
        .catch(() => undefined);
      setData((before) => answer ?? { ...before, fault: "L’aperçu est arrêté." });
    };
    void ask();
    const timer = setInterval(() => void ask(), ASK_EVERY);
    return () => clearInterval(timer);
  }, []);
  return data;
}

function stateInWords({ fault, changedAt }: PreviewData): string {
  if (fault) return `Cette page n’est plus à jour. ${fault} Elle le redeviendra d’elle-même.`;
  const following = "Elle suit ce que vous enregistrez, en quelques secondes.";
  if (!changedAt) return following;
  return `${following} Dernière lecture à ${new Date(changedAt).toLocaleTimeString("fr-FR")}.`;
}

/**
 * Says above a page that it is a preview of drafts, and lists their problems. Keeps the page out of search engines.
 * @param children the page. It is left out when it has no entry at all.
 */
export const PreviewBanner = ({
  previewProblems = [],
  children,
}: PreviewContext & { children: ReactNode }) => {
  const data = usePreviewData(previewProblems);
  const blocked = previewProblems.some(({ blocksPreview }) => blocksPreview);
  return (
    <>
      <aside aria-label="Aperçu" data-preview="" css={banner}>
        <Column flush css={text}>
          <p>
            <strong>Aperçu des brouillons.</strong> Cette version n’est pas publiée, et les moteurs de
            recherche ne la montrent pas.
          </p>
          {__LIVE_PREVIEW__ && (
            <>
              <p aria-live={data.fault ? "polite" : "off"}>{stateInWords(data)}</p>
              <SourceSwitch />
            </>
          )}
          {data.problems.length > 0 && (
            <details open={blocked} css={below}>
              <summary>À compléter ou à corriger avant de publier ({data.problems.length})</summary>
              <ul css={below}>
                {data.problems.map((problem, index) => (
                  <Problem key={index} {...problem} />
                ))}
              </ul>
            </details>
          )}
        </Column>
      </aside>
      {!blocked && children}
      {/* After the page's own Helmet, so that this tag overrides the page's. */}
      <Helmet meta={[{ name: "robots", content: "noindex, nofollow" }]} />
    </>
  );
};
