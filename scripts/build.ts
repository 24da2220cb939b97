/** `npm run build`: see docs/decisions/0002-build-beside-the-site.md. */
import { needEnvironment } from "./build/environment";
import { runGatsby } from "./build/gatsby";
import { placesIn } from "./build/places";
import { putInPlace, recoverSite } from "./build/site-in-place";
import { takeTurn, type Turn } from "./build/turn";
import { markReusable, openWorkingFolder } from "./build/working-folder";

const places = placesIn(process.cwd());

let published = false;

/** @returns the exit code. */
async function buildInTurn({ lost }: Turn): Promise<number> {
  recoverSite(places);
  const folder = await openWorkingFolder(places);
  const { code, signal } = await runGatsby("build", folder, { args: process.argv.slice(2), stop: lost });
  lost.throwIfAborted();
  if (signal) console.error(`La construction a été interrompue (${signal}).`);
  if (signal || code !== 0) return code;
  await putInPlace(places, folder);
  published = true;
  markReusable(places, folder);
  return 0;
}

async function build(): Promise<number> {
  await needEnvironment();
  const turn = await takeTurn(places);
  try {
    return await buildInTurn(turn);
  } finally {
    if (!turn.lost.aborted) recoverSite(places);
    await turn.end();
  }
}

void build()
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  })
  .then((code) => {
    // Every build that fails ends with this line, whatever the cause.
    if (!published) console.error("Le site n’est pas publié ; la version précédente reste en place.");
    process.exitCode = code;
  });
