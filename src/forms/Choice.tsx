import type { ComponentProps } from "react";

import { choice } from "./field.styles";

type ChoiceProps = ComponentProps<"select"> & { options: Readonly<Record<string, string>> };

/** A `select` with its options, labels by value. */
export const Choice = ({ options, ...attributes }: ChoiceProps) => (
  <div css={choice}>
    <select {...attributes}>
      {Object.entries(options).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  </div>
);
