/** What was filled in when the visitor went to another page of the site. It is only in this tab's memory. */
export interface Draft<Values> {
  read: () => Values;
  write: (values: Values) => void;
}

export function createDraft<Values>(values: Values): Draft<Values> {
  let draft = values;
  return { read: () => draft, write: (next) => (draft = next) };
}
