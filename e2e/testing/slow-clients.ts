import { connect, type Socket } from "node:net";

/** Clients that keep nginx waiting. */
export interface SlowClients {
  /** The number of connections that nginx has not closed. */
  open: () => number;
  close: () => void;
}

/**
 * Opens connections to this machine that send the start of a request, then one more byte each second.
 * @param request the start of the request, as raw text.
 * @param options.reading whether the clients read the response.
 */
export async function slowClients(
  port: number,
  count: number,
  request: string,
  { reading = true } = {},
): Promise<SlowClients> {
  const open = () =>
    new Promise<Socket>((opened, failed) => {
      const socket = connect(port, "127.0.0.1", () => {
        socket.write(request);
        opened(socket);
      });
      socket.on("error", (error) => {
        socket.destroy();
        failed(error);
      });
      if (reading) socket.resume();
    });
  const sockets = await Promise.all(Array.from({ length: count }, open));
  const left = () => sockets.filter((socket) => !socket.destroyed);
  const drip = setInterval(() => {
    for (const socket of left()) socket.write("a");
  }, 1000);
  return {
    open: () => left().length,
    close: () => {
      clearInterval(drip);
      for (const socket of sockets) socket.destroy();
    },
  };
}
