import { dayInFrench } from "../content/day";
import { typeset } from "./typeset";

/** A date in French. In a preview, a placeholder text replaces a missing date, and it is shown unchanged. */
export const Day = ({ value }: { value: string }) => {
  const text = dayInFrench(value);
  return text === value ? value : <time dateTime={value}>{typeset(text)}</time>;
};
