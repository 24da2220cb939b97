/** The texts to copy: proposed resolutions, letters and e-mails, each on a sheet of its own. */
import { css } from "@emotion/react";
import { type ReactNode, useId } from "react";

import { Blocks } from "../components/Blocks";
import { secondaryButton } from "../components/Button";
import { Fold } from "../components/Fold";
import { typeset } from "../components/typeset";
import { from } from "../theme/media";
import { headingText, leadText, noteText, strongText, visuallyHidden } from "../theme/text";
import { colors, gutters, headerHeight, lineHeights, radii, shadows, space, widths } from "../theme/tokens";
import { needsScript } from "../theme/without-scripts";
import { CopyButton } from "./CopyButton";
import { asPlainText } from "./rules/copied-text";
import type { Dossier, TitledText } from "./rules/dossier";
import { SENDING } from "./rules/first-step";

export const sheet = css({
  padding: `${space(4)} ${gutters.panel}`,
  borderTop: `4px solid ${colors.brand}`,
  borderRadius: radii.small,
  background: colors.surface,
  boxShadow: shadows.raised,
});
/** A focused element, or the target of a link, scrolls to below the header and the sticky answer. */
export const underStrip = { scrollMarginTop: space(20) };
const projectStyles = css(sheet, underStrip, {
  h4: [headingText, leadText, { margin: 0, lineHeight: lineHeights.tight }],
  "> div + div": { paddingTop: space(3) },
  "[role=status]": [noteText, { minHeight: "1.4em", marginTop: space(1) }],
});
const sheets = css({
  display: "grid",
  gap: space(4),
  marginTop: space(3),
  // Each sheet is as high as its text. While the longer one scrolls, the shorter one stays in view beside it.
  alignItems: "start",
  [from.desktop]: {
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    "> article": { position: "sticky", top: `calc(${headerHeight} + ${space(2)})` },
  },
});
const copyButton = css(secondaryButton, { position: "relative" });
const noteStyles = css(noteText, { marginTop: space(3), maxWidth: widths.text });

interface TextToCopyProps {
  text: TitledText;
  /** For links to the text. */
  id?: string | undefined;
  /** Copies the title too. */
  isTitled?: boolean;
  /** Replaces the button « Copier »; null: the text has its button elsewhere. */
  button?: ReactNode;
}

export function TextToCopy({ text, id, isTitled = false, button }: TextToCopyProps) {
  const { title, blocks } = text;
  const titleId = useId();
  const heading = <h4 id={titleId}>{typeset(title)}</h4>;
  const copyText = (
    <CopyButton text={asPlainText(text, isTitled)} look={copyButton}>
      Copier<span css={visuallyHidden}> «&nbsp;{title}&nbsp;»</span>
    </CopyButton>
  );
  return (
    <article id={id} tabIndex={id ? -1 : undefined} aria-labelledby={titleId} css={projectStyles}>
      {!isTitled && heading}
      {/* Browsers must not translate it, because the button copies the French text. */}
      <div translate="no">
        {isTitled && heading}
        <Blocks blocks={blocks} under={3} />
      </div>
      {button !== null && <div {...needsScript}>{button ?? copyText}</div>}
    </article>
  );
}

/** Two proposed resolutions, to copy into the agenda. They are in a fold, because they are longer than all the rest. */
export const Resolutions = ({ resolutions }: Pick<Dossier, "resolutions">) => (
  <Fold id="projets" label={<h3>{resolutions.heading}</h3>}>
    <p css={strongText}>{typeset(resolutions.notice)}</p>
    <div css={sheets}>
      {/* The key remounts a changed project, because the message « copied » no longer holds for it. */}
      {resolutions.projects.map((project) => (
        <TextToCopy key={JSON.stringify(project)} text={project} isTitled />
      ))}
    </div>
    <p css={noteStyles}>{typeset(resolutions.note)}</p>
  </Fold>
);

interface MessagesProps extends Pick<Dossier, "messages"> {
  /** The text that the page already shows above the folds. */
  except: TitledText | null;
}

/** The letter, the question and the e-mails, in a fold. */
export const MessagesFold = ({ messages, except }: MessagesProps) => (
  <Fold id="textes" label={<h3>{messages.heading}</h3>}>
    <div css={sheets}>
      {[messages.letter, messages.question, messages.syndic, messages.council]
        .filter((text): text is TitledText => text !== null && text !== except)
        .map((text) => (
          <TextToCopy
            key={JSON.stringify(text)}
            id={text === messages.council ? SENDING.agreement.anchor : undefined}
            text={text}
          />
        ))}
    </div>
    {messages.note && <p css={noteStyles}>{typeset(messages.note)}</p>}
  </Fold>
);
