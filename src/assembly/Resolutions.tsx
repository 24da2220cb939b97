import { css } from "@emotion/react";
import { useId, useState } from "react";

import { Blocks } from "../components/Blocks";
import { buttonRow, secondaryButton } from "../components/Button";
import { typeset } from "../components/typeset";
import type { AssemblyFileEntry } from "../content/types/assemblyFile";
import { from, print } from "../theme/media";
import { headingText, leadText, noteText, strongText } from "../theme/text";
import { colors, gutters, lineHeights, radii, shadows, space } from "../theme/tokens";
import { onlyForScripts } from "./assembly.styles";
import type { AssemblyFile } from "./assembly-file";
import { copyFormatted, copyPlain, textOf } from "./copy";

const notice = css(strongText, { marginTop: space(1) });
const projectsStyles = css({
  display: "grid",
  gap: space(4),
  marginTop: space(3),
  [from.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  [print]: { display: "block" },
});
const projectStyles = css({
  display: "flex",
  flexDirection: "column",
  padding: `${space(4)} ${gutters.panel}`,
  borderTop: `4px solid ${colors.turquoise}`,
  borderRadius: radii.small,
  background: colors.surface,
  boxShadow: shadows.raised,
  [print]: { display: "block", padding: `${space(2)} 0`, borderRadius: 0, breakInside: "avoid" },
});
const title = css(headingText, leadText, { margin: 0, lineHeight: lineHeights.tight });
/** The buttons of both projects are on one line, whatever the length of the texts. */
const copying = css({ marginTop: "auto", paddingTop: space(3) });
const outcomeText = css(noteText, { minHeight: "1.4em", marginTop: space(1) });

interface ProjectProps {
  page: AssemblyFileEntry;
  project: AssemblyFile["resolutions"]["projects"][number];
  ready: boolean;
  announce: (message: string) => void;
}

function Project({ page, project, ready, announce }: ProjectProps) {
  const [outcome, setOutcome] = useState({ message: "", text: "" });
  const text = textOf(project);
  const titleId = useId();
  const [, , , , copyLabel, copyPlainLabel] = page.buttons;
  const [copied = "", failed = ""] = page.liveCopyMessages;
  const copy = async (write: typeof copyPlain) => {
    const message = await write(project).then(
      () => copied,
      () => failed,
    );
    setOutcome({ message, text });
    announce(message);
  };
  const buttons = [
    { label: copyLabel, write: copyFormatted },
    { label: copyPlainLabel, write: copyPlain },
  ];
  return (
    <article aria-labelledby={titleId} css={projectStyles}>
      <h4 id={titleId} css={title}>
        {typeset(project.title)}
      </h4>
      <Blocks blocks={project.blocks} under={3} linksTerms={false} />
      <div css={[copying, onlyForScripts(ready)]}>
        <div css={buttonRow}>
          {buttons.map(({ label, write }) => (
            <button
              key={label}
              type="button"
              aria-describedby={titleId}
              onClick={() => void copy(write)}
              css={secondaryButton}
            >
              {label}
            </button>
          ))}
        </div>
        {/* What was copied is no longer what stands here once the project has changed. */}
        <p css={outcomeText}>{outcome.text === text && outcome.message}</p>
      </div>
    </article>
  );
}

interface ResolutionsProps extends Omit<ProjectProps, "project"> {
  resolutions: AssemblyFile["resolutions"];
}

/** The two projects of resolution, to be copied into the agenda. */
export const Resolutions = ({ resolutions, ...props }: ResolutionsProps) => (
  <div>
    <h3>{resolutions.heading}</h3>
    <p css={notice}>{typeset(resolutions.notice)}</p>
    <div css={projectsStyles}>
      {resolutions.projects.map((project) => (
        <Project key={project.title} project={project} {...props} />
      ))}
    </div>
  </div>
);
