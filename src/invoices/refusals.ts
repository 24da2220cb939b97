import { counted } from "../french/numbers";

export const MOST_PAGES = 12;
/** Unit: bytes. */
export const LARGEST_FILE = 20_000_000;
/** Time for one file, in ms. */
export const MOST_TIME = 10_000;

export type RefusalReason =
  | "empty"
  | "large"
  | "notPdf"
  | "password"
  | "damaged"
  | "long"
  | "image"
  | "notInvoice"
  | "slow"
  | "unsupported";

const SENTENCES: Readonly<Record<RefusalReason, string>> = {
  empty: "Ce fichier est vide.",
  large: "Ce fichier dépasse 20\u00a0Mo\u00a0: une facture est plus légère.",
  notPdf: "Ce fichier n’est pas un PDF.",
  password:
    "Ce PDF est protégé par un mot de passe\u00a0: enregistrez-le sans mot de passe, ou indiquez la date vous-même.",
  damaged: "Ce PDF est endommagé\u00a0: téléchargez de nouveau la facture, ou indiquez la date vous-même.",
  long: "",
  image: "Ce PDF est une image\u00a0: indiquez la date vous-même.",
  notInvoice: "Ce PDF n’est pas une facture d’électricité ou de gaz\u00a0: rien n’en est repris.",
  slow: "Ce PDF est trop long à lire\u00a0: la lecture est arrêtée. Indiquez la date vous-même.",
  unsupported: "Ce PDF ne peut pas être lu dans ce navigateur\u00a0: indiquez la date vous-même.",
};

/** A file that is not read. Its message is for the visitor. */
export class Refusal extends Error {
  constructor(
    readonly reason: RefusalReason,
    pages = 0,
  ) {
    const long = `Ce PDF a ${counted(pages, "page")}\u00a0: une facture en a ${MOST_PAGES} au plus. Gardez celles de la facture.`;
    super(reason === "long" ? long : SENTENCES[reason]);
  }
}
