import { css, Global } from "@emotion/react";
import { type ReactNode, useEffect, useState } from "react";
import { Helmet } from "react-helmet";

import { secondaryButton } from "../../src/components/Button";
import { column } from "../../src/components/Section";
import type { ContentProblem } from "../../src/content/content-entry";
import { colors, fontSizes, space } from "../../src/theme/tokens";
import { MARK, markSources } from "./mark-sources";
import { PREVIEW_STATE, type PreviewContext, type PreviewData } from "./preview-data";

/** `develop` polls the drafts; a build shows a snapshot of them. */
const IS_LIVE = process.env.NODE_ENV === "development";

const banner = css({ paddingBlock: space(1.5), background: colors.accentStrong, color: colors.surface });
const text = css({ fontSize: fontSizes.small });
const below = css({ marginTop: space(1) });
const link = css({ color: "inherit" });

const EditorLink = ({ url, children }: { url?: string | undefined; children: ReactNode }) => (
  <a href={url} target="_blank" rel="noreferrer" css={link}>
    {children}
  </a>
);

const Problem = ({ location, url, field, other, expected, found }: ContentProblem) => (
  <li>
    <EditorLink url={url}>{field ? `${location}, ${field}` : location}</EditorLink>
    {`\u00a0: ${found}. Il faut ${expected}.`}
    {other?.url && (
      <>
        {" Ouvrir "}
        <EditorLink url={other.url}>{other.location}</EditorLink>.
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

/** Unit: ms. Each poll of a page makes the server poll the drafts. */
const POLL_INTERVAL = 1000;

function usePreviewData(initial: readonly ContentProblem[]): PreviewData {
  const [data, setData] = useState<PreviewData>({ problems: initial });
  useEffect(() => {
    if (!IS_LIVE) return undefined;
    const poll = async () => {
      if (document.hidden) return;
      const answer = await fetch(PREVIEW_STATE)
        .then((response) => response.json() as Promise<PreviewData>)
        .catch(() => undefined);
      setData((before) => answer ?? { ...before, fault: "L’aperçu est arrêté." });
    };
    void poll();
    const timer = setInterval(() => void poll(), POLL_INTERVAL);
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

/** Lists the drafts' problems above a page, which is not rendered if a problem blocks it. Its `robots` tag keeps it out of search engines. */
export const PreviewBanner = ({
  previewProblems = [],
  children,
}: PreviewContext & { children: ReactNode }) => {
  const data = usePreviewData(previewProblems);
  const blocked = previewProblems.some(({ blocksPreview }) => blocksPreview);
  return (
    <>
      <aside aria-label="Aperçu" data-preview="" css={banner}>
        <div css={[column, text]}>
          <p>
            <strong>Aperçu des brouillons.</strong> Cette version n’est pas publiée, et les moteurs de
            recherche ne la montrent pas.
          </p>
          {IS_LIVE && (
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
        </div>
      </aside>
      {!blocked && children}
      {/* The last Helmet overrides the page's own. */}
      <Helmet meta={[{ name: "robots", content: "noindex, nofollow" }]} />
    </>
  );
};
