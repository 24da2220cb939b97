const dateInFrench = new Intl.DateTimeFormat("fr-FR", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** A date of the content, such as `2026-12-15`, in French. A text that is not a date is returned unchanged. */
export function dayInFrench(value: string): string {
  const day = new Date(value);
  return Number.isNaN(day.valueOf()) ? value : dateInFrench.format(day);
}

/** A date in French. In a preview, a placeholder text replaces a missing date, and it is shown unchanged. */
export const Day = ({ value }: { value: string }) => {
  const text = dayInFrench(value);
  return text === value ? value : <time dateTime={value}>{text}</time>;
};
