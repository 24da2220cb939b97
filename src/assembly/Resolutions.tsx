import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useId } from "react";

import { Blocks } from "../components/Blocks";
import { secondaryButton } from "../components/Button";
import { useCopy } from "../components/download/save-and-copy";
import { Fold } from "../components/Fold";
import { typeset } from "../components/typeset";
import { from } from "../theme/media";
import { headingText, leadText, noteText, strongText, visuallyHidden } from "../theme/text";
import { colors, gutters, headerHeight, lineHeights, radii, shadows, space, widths } from "../theme/tokens";
import { needsScript } from "../theme/without-scripts";
import { asHtml, asPlainText } from "./rules/copied-text";
import type { Dossier, TitledText } from "./rules/dossier";

export const sheet = css({
  padding: `${space(4)} ${gutters.panel}`,
  borderTop: `4px solid ${colors.brand}`,
  borderRadius: radii.small,
  background: colors.surface,
  boxShadow: shadows.raised,
});
const projectStyles = css(sheet, {
  h4: [headingText, leadText, { margin: 0, lineHeight: lineHeights.tight }],
  "> div + div": { paddingTop: space(3) },
  "[role=status]": [noteText, { minHeight: "1.4em", marginTop: space(1) }],
});
export const sheets = css({
  display: "grid",
  gap: space(4),
  marginTop: space(3),
  // Each sheet is as high as its text; the shorter one stays in view beside the other.
  alignItems: "start",
  [from.desktop]: {
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    "> article": { position: "sticky", top: `calc(${headerHeight} + ${space(2)})` },
  },
});
const copyButton = css(secondaryButton, { position: "relative" });
const noteStyles = css(noteText, { marginTop: space(3), maxWidth: widths.text });

/** @param isTitled copies the title too. */
function TextToCopy({ text, isTitled = false }: { text: TitledText; isTitled?: boolean }) {
  const { title, blocks } = text;
  const titleId = useId();
  const [outcome, copy] = useCopy(
    "Le texte est copié\u00a0: collez-le dans votre document.",
    "La copie a échoué\u00a0: sélectionnez le texte, puis copiez-le au clavier.",
  );
  const copyText = () => copy(asPlainText(text, isTitled), asHtml(text, isTitled));
  const heading = <h4 id={titleId}>{typeset(title)}</h4>;
  return (
    <article aria-labelledby={titleId} css={projectStyles}>
      {!isTitled && heading}
      <div translate="no">
        {isTitled && heading}
        <Blocks blocks={blocks} under={3} />
      </div>
      <div {...needsScript}>
        <button type="button" onClick={copyText} css={copyButton}>
          Copier<span css={visuallyHidden}> «&nbsp;{title}&nbsp;»</span>
        </button>
        <p role="status">
          <span key={outcome}>{outcome}</span>
        </p>
      </div>
    </article>
  );
}

/** Two draft resolutions, to copy into the agenda. Folded, because they are longer than all the rest. */
export const Resolutions = ({ resolutions }: Pick<Dossier, "resolutions">) => (
  <Fold id="projets" label={<h3>{resolutions.heading}</h3>}>
    <p css={strongText}>{typeset(resolutions.notice)}</p>
    <div css={sheets}>
      {/* The key remounts a changed draft, because the message « copied » no longer holds for it. */}
      {resolutions.projects.map((project) => (
        <TextToCopy key={JSON.stringify(project)} text={project} isTitled />
      ))}
    </div>
    <p css={noteStyles}>{typeset(resolutions.note)}</p>
  </Fold>
);

export const Messages = ({ messages }: Pick<Dossier, "messages">) => (
  <Fold id="textes" label={<h3>{messages.heading}</h3>}>
    <div css={sheets}>
      {[messages.letter, messages.question, messages.syndic, messages.council]
        .filter((text) => text !== null)
        .map((text) => (
          <TextToCopy key={JSON.stringify(text)} text={text} />
        ))}
    </div>
    {messages.note && <p css={noteStyles}>{typeset(messages.note)}</p>}
  </Fold>
);

export const fragment = graphql`
  fragment DocumentStories on AssemblyFile {
    stories {
      letterSentence
      mission
      following
      syndicRequest
      syndicVotedRequest
      councilRequest
      councilVotedRequest
    }
  }
  fragment AssemblyDocumentsTexts on AssemblyDocuments {
    fileTitle
    estimateHeading
    averageRate
    highRate
    amountPerLot
    assumptionsDate
    rateNote
    resolutionsHeading
    resolutionsNotice
    textsDate
    tenderTitle
    tenderText
    delegationTitle
    delegationText
    secondVoteNote
    messagesHeading
    letterTitle
    letterText
    twoContractsNote
    syndicMailTitle
    councilMailTitle
    mailText
    questionTitle
    questionText
    comparisonHeading
    comparisonText
    contactHeading
    contactText
  }
`;
