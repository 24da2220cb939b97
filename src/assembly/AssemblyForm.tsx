import { css } from "@emotion/react";
import { useEffect, useRef } from "react";

import * as styles from "../components/field.styles";
import { below, between, from, print } from "../theme/media";
import { noteText, strongText } from "../theme/text";
import { colors, space } from "../theme/tokens";
import { type FieldName, fields, type Problems, type Typed } from "./fields";

/** The fields that give the first dates. The others are folded, by what they are for; the estimate follows its own. */
const FIRST: readonly FieldName[] = ["contractEnd", "notice", "meeting"];
const FOLDED: Readonly<Record<string, readonly FieldName[]>> = {
  "Pour les résolutions et le calendrier": [
    "copropriete",
    "energy",
    "delegate",
    "ceiling",
    "duration",
    "convocationDays",
  ],
  "Pour l’estimation": ["lots", "cost", "consumption", "price"],
};

/** A focused field is in view below the header and, in a narrow window, the next date. */
const onScreen = css(styles.needsScript, {
  [print]: { display: "none" },
  [below.desktop]: { "& :is(input, select)": { scrollMarginTop: space(17) } },
});
const first = css(styles.group, onScreen, {
  [between.tabletAndDesktop]: {
    "> div": { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1.3fr) minmax(0, 1fr)" },
    "& select": { paddingInline: `${space(1)} ${space(4)}` },
  },
});
const note = css(noteText, { gridColumn: "1 / -1", marginBottom: space(2) });
const fold = css(onScreen, {
  gridColumn: "1 / -1",
  borderBlock: `1px solid ${colors.line}`,
  "> summary": [strongText, { paddingBlock: space(1.5), color: colors.action, cursor: "pointer" }],
  "> div": {
    display: "grid",
    gap: space(4),
    paddingBlock: `${space(2)} ${space(3)}`,
    [from.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  },
  "&& fieldset": { padding: 0, border: 0 },
});
const inputAndUnit = css(styles.inFieldRow, {
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  gap: space(1),
  "&& > *": { marginTop: 0 },
});

const Options = ({ of }: { of: Readonly<Record<string, string>> }) =>
  Object.entries(of).map(([value, label]) => (
    <option key={value} value={value === "none" ? "" : value}>
      {label}
    </option>
  ));

/** Numbers are texts, so that « 12 500,50 » can be typed in every browser. */
const inputs = {
  text: { type: "text", maxLength: 120 },
  date: { type: "date" },
  number: { type: "text", inputMode: "decimal", maxLength: 24 },
} as const;

interface FieldProps {
  name: FieldName;
  problems: Problems;
}

/** A field below its label and hint, and above the message about its value (WCAG 3.3.1). */
function Field({ name, problems }: FieldProps) {
  const field = fields[name];
  const message = problems[name];
  const id = `dossier-${name}`;
  const [hintId, messageId] = [`${id}-aide`, `${id}-erreur`];
  const attributes = {
    id,
    name,
    "aria-invalid": message ? true : undefined,
    "aria-describedby": message ? `${messageId} ${hintId}` : hintId,
    autoComplete: "off",
  };
  return (
    <div css={styles.field}>
      <div>
        <label htmlFor={id}>{field.label}</label>
        <p id={hintId}>{field.hint}</p>
      </div>
      {"options" in field ? (
        <div css={styles.choice}>
          <select {...attributes} defaultValue="">
            <Options of={field.options} />
          </select>
        </div>
      ) : (
        <div css={inputAndUnit}>
          <input {...attributes} {...inputs[field.input]} css={styles.control} />
          {name === "notice" && (
            <div css={styles.choice}>
              <select name="noticeUnit" aria-label={fields.noticeUnit.label}>
                <Options of={fields.noticeUnit.options} />
              </select>
            </div>
          )}
        </div>
      )}
      {message && <p id={messageId}>{message}</p>}
    </div>
  );
}

/** The end of the contract, its notice and the assembly: enough for the dates. */
export const FirstFields = ({ problems }: Pick<FieldProps, "problems">) => (
  <fieldset css={first}>
    <legend>Votre situation</legend>
    <div>
      <p css={note}>Tout est facultatif, et rien ne quitte votre navigateur.</p>
      {FIRST.map((name) => (
        <Field key={name} name={name} problems={problems} />
      ))}
    </div>
  </fieldset>
);

/** All other fields, folded. They unfold where one has a problem, or a text that is not typed now but comes back. */
export function FoldedFields({ typed, problems }: { typed: Typed; problems: Problems }) {
  const element = useRef<HTMLDetailsElement>(null);
  const names = Object.values(FOLDED).flat();
  const isWrong = names.some((name) => problems[name]);
  const isFilled = names.some((name) => typed[name]);
  useEffect(() => {
    if (element.current && (isWrong || isFilled)) element.current.open = true;
  }, [isWrong, isFilled]);
  return (
    <details
      ref={element}
      css={fold}
      onToggle={({ currentTarget }) => {
        if (isWrong) currentTarget.open = true;
      }}
    >
      <summary>Plus de précisions</summary>
      <div>
        {Object.entries(FOLDED).map(([purpose, purposeFields]) => (
          <fieldset key={purpose} css={styles.group}>
            <legend>{purpose}</legend>
            <div>
              {purposeFields.map((name) => (
                <Field key={name} name={name} problems={problems} />
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </details>
  );
}
