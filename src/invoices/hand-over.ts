/** Hands an invoice over from the assembly's tool to the table of buildings, which may not be loaded yet. */
type Receive = (files: readonly File[]) => void;

/** The invoice that waits for the tool. */
let waiting: readonly File[] = [];
/** The tool, once it is loaded. */
let receiver: Receive | undefined;

export function handOver(file: File): void {
  if (receiver) receiver([file]);
  else waiting = [file];
}

/** Takes the invoices that are handed over, also one from before the tool was loaded. @returns a function that stops it. */
export function receiveInvoices(receive: Receive): () => void {
  receiver = receive;
  if (waiting.length > 0) receive(waiting);
  waiting = [];
  return () => {
    receiver = undefined;
  };
}
