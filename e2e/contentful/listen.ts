import type { Server } from "node:https";
import type { AddressInfo } from "node:net";

/** Where a server is, and how it ends. */
export interface Listening {
  /** `localhost:PORT`, for the variables that name a host. */
  host: string;
  close: () => Promise<void>;
}

/** Lets a server answer on a free port of this machine, and on no other network. */
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
