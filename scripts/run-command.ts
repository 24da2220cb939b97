/** By the code of a system's error, the reason in French. */
const REASONS: Readonly<Record<string, string>> = {
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
  const reason = REASONS[code];
  return reason ? `${dest ?? path ?? error.message} : ${reason} (${code}).` : error.message;
}

/** Prints an error's message without its stack trace, and sets the exit code. */
export async function runCommand(command: () => Promise<number>): Promise<void> {
  process.exitCode = await command().catch((error: unknown) => {
    console.error(messageOf(error));
    return 1;
  });
}
