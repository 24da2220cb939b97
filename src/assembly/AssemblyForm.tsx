import { css } from "@emotion/react";
import type { RefObject } from "react";

import * as fieldStyles from "../components/field.styles";
import type { AssemblyFileEntry } from "../content/types/assemblyFile";
import { print } from "../theme/media";
import { colors, gutters, radii, shadows, space } from "../theme/tokens";
import { type Entries, limits } from "./entries";
import { ChoiceField, Field, LineField } from "./Field";
import { messagesOf } from "./messages";
import { optionsOf } from "./values";

interface AssemblyFormProps {
  page: AssemblyFileEntry;
  element: RefObject<HTMLFormElement | null>;
  /** The fields whose wrong value is reported. */
  reported: readonly (keyof Entries)[];
}

const panel = css(fieldStyles.needsScript, {
  padding: `${space(4)} ${gutters.panel}`,
  borderRadius: radii.medium,
  background: colors.surface,
  boxShadow: shadows.raised,
  [print]: { display: "none" },
});
const note = css(fieldStyles.wholeLine, fieldStyles.hint, { marginBottom: space(2) });
const numberAndUnit = css(fieldStyles.inFieldRow, {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  gap: space(1),
  "&& > *": { marginTop: 0 },
});

const number = { inputMode: "numeric", maxLength: 12 } as const;
const amount = { inputMode: "decimal", maxLength: 16 } as const;

/** The visitor's situation. All is optional; nothing is submitted. */
export function AssemblyForm({ page, element, reported }: AssemblyFormProps) {
  const message = messagesOf(page, reported);
  const options = optionsOf(page);
  return (
    <form
      ref={element}
      // Without it, the browser would put what was typed into the address if the form is submitted before its code has arrived.
      method="dialog"
      aria-label={page.formHeading}
      css={panel}
    >
      <fieldset css={fieldStyles.group}>
        <legend>{page.formHeading}</legend>
        <div>
          <p css={note}>{page.formNote}</p>
          <LineField
            name="copropriete"
            texts={page.nameField}
            message={undefined}
            input={{ maxLength: 120 }}
          />
          <ChoiceField name="energy" texts={page.energyField} message={undefined} options={options.energy} />
          <LineField name="lots" texts={page.lotsField} message={message("lots")} input={number} />
          <LineField name="cost" texts={page.costField} message={message("cost")} input={amount} />
          <LineField
            name="contractEnd"
            texts={page.contractEndField}
            message={message("contractEnd")}
            input={{ type: "date", ...limits.contractEnd }}
          />
          <Field name="notice" texts={page.noticeField} message={message("notice")}>
            {(attributes) => (
              <div css={numberAndUnit}>
                <input type="text" {...attributes} {...number} css={fieldStyles.control} />
                <div css={fieldStyles.choice}>
                  <select name="noticeUnit" aria-label={options.unit.label}>
                    <option value="months">{options.unit.months}</option>
                    <option value="days">{options.unit.days}</option>
                  </select>
                </div>
              </div>
            )}
          </Field>
          <LineField
            name="meeting"
            texts={page.meetingField}
            message={message("meeting")}
            input={{ type: "date", ...limits.meeting }}
          />
          <ChoiceField
            name="delegate"
            texts={page.delegateField}
            message={undefined}
            options={options.delegate}
          />
          <LineField name="ceiling" texts={page.ceilingField} message={message("ceiling")} input={amount} />
          <LineField
            name="duration"
            texts={page.durationField}
            message={message("duration")}
            input={number}
          />
        </div>
      </fieldset>
    </form>
  );
}
