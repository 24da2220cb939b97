import { EMPTY_FILE, UnreadableFile } from "../forms/read-file";

export const MOST_PAGES = 40;
/** Unit: bytes. */
export const LARGEST_FILE = 20_000_000;

const SENTENCES = {
  empty: EMPTY_FILE,
  large: "Ce fichier dépasse 20\u00a0Mo\u00a0: une facture est plus légère.",
  notPdf: "Ce fichier n’est pas un PDF.",
  password:
    "Ce PDF est protégé par un mot de passe\u00a0: enregistrez-le sans mot de passe, ou indiquez la date vous-même.",
  damaged: "Ce PDF est endommagé\u00a0: téléchargez de nouveau la facture, ou indiquez la date vous-même.",
  long: `Ce PDF a plus de ${MOST_PAGES}\u00a0pages, et la lecture s’arrête là. Gardez celles de la facture.`,
  image: "Ce PDF n’a presque pas de texte\u00a0: c’est sans doute une image. Indiquez la date vous-même.",
  unread:
    "Les pages de ce PDF n’ont pas pu être lues\u00a0: leur texte est de biais, ou trop long. Indiquez la date vous-même.",
  notInvoice:
    "Le texte de ce PDF n’est pas celui d’une facture d’électricité ou de gaz\u00a0: rien n’en est repris.",
  slow: "Ce PDF est trop long à lire\u00a0: la lecture est arrêtée. Indiquez la date vous-même.",
  notLoaded: "La lecture des factures n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.",
  unsupported: "Ce PDF ne peut pas être lu dans ce navigateur\u00a0: indiquez la date vous-même.",
};

type RefusalReason = keyof typeof SENTENCES;

/** A file that is not read. Its message is for the visitor. */
export class FileRefusal extends Error {
  constructor(readonly reason: RefusalReason) {
    super(SENTENCES[reason]);
  }
}

/** Why a file is not read, in French, and whether another attempt may succeed. */
export interface ReadingProblem {
  sentence: string;
  isTransient: boolean;
}

/** Any error that is no refusal is a fault of the browser or of pdf.js. */
export function problemOf(error: unknown): ReadingProblem {
  if (error instanceof UnreadableFile) return { sentence: error.message, isTransient: false };
  const refusal = error instanceof FileRefusal ? error : new FileRefusal("unsupported");
  return { sentence: refusal.message, isTransient: ["notLoaded", "slow"].includes(refusal.reason) };
}
