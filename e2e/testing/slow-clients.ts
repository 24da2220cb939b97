import { connect, type Socket } from "node:net";

/** Connections that nginx has to wait for. */
export interface SlowClients {
  /** How many of them nginx has not hung up on. */
  open: () => number;
  leave: () => void;
}

/**
 * Opens connections to this machine that send the beginning of a request, and one byte more of it each second.
 * @param request as it goes over the wire, up to a point.
 * @param options.reading whether they take what comes back.
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
    leave: () => {
      clearInterval(drip);
      for (const socket of sockets) socket.destroy();
    },
  };
}
