import { spawn } from "node:child_process";

/** How a command ended, and all that it wrote. */
export interface Ended {
  code: number | null;
  output: string;
}

/** The variables of the tests' Management API. */
interface ManagedEnvironment {
  /** The file of the certificate authorities that the command trusts. */
  authorities: string;
  spaceId: string;
  token: string;
  /** The server in place of `api.contentful.com`. */
  host: string;
}

/**
 * Runs one of the project's npm scripts against the tests' Management API, as a person at a terminal.
 * @param environment more variables, or other values of these.
 */
export function runScript(
  script: string,
  args: readonly string[],
  { authorities, spaceId, token, host }: ManagedEnvironment,
  environment: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const child = spawn("npm", ["run", "--silent", script, "--", ...args], {
    env: {
      ...process.env,
      NODE_ENV: undefined,
      NODE_EXTRA_CA_CERTS: authorities,
      CONTENTFUL_SPACE_ID: spaceId,
      CONTENTFUL_ENVIRONMENT: "",
      CONTENTFUL_MANAGEMENT_TOKEN: token,
      CONTENTFUL_MANAGEMENT_HOST: host,
      ...environment,
    },
  });
  let output = "";
  const collect = (chunk: Buffer) => (output += chunk.toString());
  child.stdout.on("data", collect);
  child.stderr.on("data", collect);
  return new Promise((done) => child.on("close", (code) => done({ code, output })));
}
