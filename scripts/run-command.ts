/** What the operating system refuses, in French, by the code of its error. */
const SYSTEM: Readonly<Record<string, string>> = {
  EACCES: "ce compte n’a pas le droit d’y écrire ou de le lire",
  EBUSY: "un volume monté ne peut pas être remplacé ; donnez un dossier dedans (SITE_DIRECTORY)",
  EDQUOT: "le quota de disque de ce compte est atteint",
  ENOSPC: "il n’y a plus de place sur ce disque",
  EPERM: "ce compte n’a pas le droit d’y écrire ou de le lire",
  EROFS: "ce disque est en lecture seule",
};

/** The error's message, which is French if the site's code or the operating system has thrown it. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code = "", path, dest } = error as NodeJS.ErrnoException & { dest?: string };
  const refusal = SYSTEM[code];
  return refusal ? `${dest ?? path ?? error.message} : ${refusal} (${code}).` : error.message;
}

/** Prints an error's message without its stack trace, and sets the exit code. */
export async function runCommand(command: () => Promise<number>): Promise<void> {
  process.exitCode = await command().catch((error: unknown) => {
    console.error(messageOf(error));
    return 1;
  });
}
