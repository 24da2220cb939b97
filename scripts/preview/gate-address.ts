import { parseArgs } from "node:util";

/** Where the preview listens, and what opens it. */
export interface GateAddress {
  host: string;
  port: number;
  /** Empty: none is asked for. */
  password: string;
}

const LOCAL = /^(?:::1|(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?)$/;

/** Whether a host, with or without a port, is a name of this machine that no other machine can reach. */
export const isThisMachine = (host: string): boolean => LOCAL.test(host);

/** A shorter one is found by trying. */
const SHORTEST_PASSWORD = 12;

/** @throws in French, with the options that exist. */
function readOptions(args: readonly string[]) {
  try {
    const options = { host: { type: "string" }, port: { type: "string" } } as const;
    return parseArgs({ args: [...args], options }).values;
  } catch {
    throw new Error("Options de preview : --host <adresse>, --port <nombre>.");
  }
}

/**
 * Reads where the preview is to listen, by default on this machine only.
 * @param args of the command: `--host`, `--port`.
 * @throws in French, if an option is unknown, if the port is none, or if other machines would reach drafts without a password.
 */
export function gateAddress(
  args: readonly string[],
  { PORT, PREVIEW_PASSWORD = "" }: Readonly<Record<string, string | undefined>>,
): GateAddress {
  const options = readOptions(args);
  const host = options.host ?? "localhost";
  const wanted = options.port ?? (PORT || "9000");
  const port = /^\d{1,5}$/.test(wanted) ? Number(wanted) : 0;
  if (port < 1 || port > 65_535)
    throw new Error(`« ${wanted} » n’est pas un port : choisissez un nombre entier entre 1 et 65535.`);
  if (!isThisMachine(host) && PREVIEW_PASSWORD === "")
    throw new Error(
      `D’autres machines verraient les brouillons sur « ${host} ».\n  à faire : donnez un mot de passe (PREVIEW_PASSWORD), ou retirez --host.`,
    );
  if (PREVIEW_PASSWORD !== "" && PREVIEW_PASSWORD.length < SHORTEST_PASSWORD)
    throw new Error(
      `PREVIEW_PASSWORD est trop court : il en faut ${SHORTEST_PASSWORD} caractères ou plus, tirés au hasard.`,
    );
  return { host, port, password: PREVIEW_PASSWORD };
}
