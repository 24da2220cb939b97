import type { Server } from "node:https";
import type { AddressInfo } from "node:net";

/** The address of a running server, and a way to stop it. */
export interface Listening {
  /** `localhost:PORT`, as the environment variables for hosts expect it. */
  host: string;
  close: () => Promise<void>;
}

/** Starts a server on a free port of localhost. */
export async function listen(server: Server): Promise<Listening> {
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    host: `localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
