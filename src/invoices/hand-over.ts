/** Hands an invoice over from the assembly's tool to the table of buildings, which may not be loaded yet. */
type Receive = (files: readonly File[]) => void;

let waiting: readonly File[] = [];
let receiver: Receive | undefined;

export function handOver(file: File): void {
  if (receiver) receiver([file]);
  else waiting = [file];
}

/** @returns the function that ends it. */
export function receiveInvoices(receive: Receive): () => void {
  receiver = receive;
  if (waiting.length > 0) receive(waiting);
  waiting = [];
  return () => {
    receiver = undefined;
  };
}
