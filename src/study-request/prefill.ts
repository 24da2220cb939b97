/** What another page hands over to the form. */
export interface RequestElements {
  copropriete?: string;
  lots?: number;
  /** A value of the field `typeContrat`. */
  contract?: "electricite" | "gaz" | "electricite-gaz";
  /** Empty if nothing was typed that the form has no field for. */
  message: string;
}

/** It is only in this tab's memory: in no address, storage or history state. */
let waiting: RequestElements | undefined;

/**
 * Lets the form be filled in when it appears. Call it before the navigation to the form, whose code may arrive later.
 * @param elements what the visitor asks with. They replace those of an earlier call.
 */
export function prefillRequest(elements: RequestElements): void {
  waiting = elements;
}

/** The elements that wait for the form, for the form alone. They are returned once. */
export function takeElements(): RequestElements | undefined {
  const elements = waiting;
  waiting = undefined;
  return elements;
}
