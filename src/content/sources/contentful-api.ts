import { isRecord, isText } from "../values";

export interface Connection {
  host: string;
  spaceId: string;
  environment: string;
  token: string;
  api: "delivery" | "preview" | "management";
}

/** Variable of each API's token, and Contentful's name for that token. */
const TOKENS: Record<Connection["api"], string> = {
  delivery: "CONTENTFUL_ACCESS_TOKEN, le jeton d’accès (access token) « Content Delivery API » de cet espace",
  preview: "CONTENTFUL_PREVIEW_TOKEN, le jeton d’accès (access token) « Content Preview API » de cet espace",
  management:
    "CONTENTFUL_MANAGEMENT_TOKEN, un jeton d’accès (access token) « Content Management API » qui a accès à cet espace",
};

export const STATUS_PAGE = "https://www.contentfulstatus.com";
const SPACE_VARIABLES = "CONTENTFUL_SPACE_ID, CONTENTFUL_ENVIRONMENT";
const UNKNOWN_SPACE = "ne connaît pas cet espace ou cet environnement, ou n’y donne pas accès à ce jeton";

/** The failure of a truncated response, which has status 200. */
export const INTERRUPTED = "réponse interrompue";

/** An answer of Contentful that is an error. */
interface Refusal {
  status: number;
  /** « AccessDenied », « VersionMismatch »… */
  name: string;
  message: string;
  details: unknown;
}

/** The two parts of a message about a failure, in French. */
interface Explanation {
  happened: string;
  /** The places where the reader can find the cause. */
  check: string;
}

/** Contentful's clients throw an error whose message is JSON, with the request. @returns undefined for other errors. */
function refusalOf(error: unknown): Refusal | undefined {
  if (!isRecord(error) || !isText(error.message) || !error.message.startsWith("{")) return undefined;
  try {
    const { status, message, details } = JSON.parse(error.message) as Readonly<Record<string, unknown>>;
    if (typeof status !== "number") return undefined;
    return {
      status,
      name: isText(error.name) ? error.name : "",
      message: isText(message) ? message : "",
      details,
    };
  } catch {
    return undefined;
  }
}

/** Contentful has a 403 for missing rights and for a limit of the plan: only its words differ. */
const isPlanLimit = ({ name, message, details }: Refusal) =>
  /usage|exceeded|quota|limit/i.test(`${name} ${message} ${JSON.stringify(details)}`);

/** French texts for the names of Contentful's validation errors. */
const VALIDATIONS: Readonly<Record<string, string>> = {
  required: "valeur obligatoire",
  unique: "valeur déjà prise",
  size: "longueur hors limites",
  in: "valeur hors de la liste",
  range: "nombre hors limites",
  regexp: "forme inattendue",
  prohibitRegexp: "signe refusé",
  type: "valeur d’un autre genre",
  unknown: "champ inconnu",
  notResolvable: "lien vers ce qui n’est pas publié",
  linkContentType: "lien vers un autre type",
};

/** A message names so many errors of an entry or a type, so that it stays short. */
const MOST_ERRORS = 3;

/** The places and kinds of errors, without values: « fields.title.fr : valeur obligatoire ». */
function errorsIn(details: unknown): string {
  const errors: unknown[] = isRecord(details) && Array.isArray(details.errors) ? details.errors : [];
  const texts = errors.filter(isRecord).map(({ path, name }) => {
    const place = Array.isArray(path) ? path.join(".") : "";
    const kind = isText(name) ? (VALIDATIONS[name] ?? name) : "erreur";
    return place ? `${place} : ${kind}` : kind;
  });
  return texts.slice(0, MOST_ERRORS).join(" ; ");
}

/** Explains that Contentful refuses to write an item. @param subject names it in French: « le type « Statut » (status) ». */
function explainRefusedWrite(refusal: Refusal, subject: string): Explanation | undefined {
  switch (refusal.status) {
    case 403:
      if (isPlanLimit(refusal))
        return {
          happened: `Contentful refuse ${subject} : une limite de l’offre est atteinte`,
          check: "dans Contentful, Settings → Usage ; supprimez ce qui ne sert plus, ou changez d’offre",
        };
      return {
        happened: `Contentful n’autorise pas ce jeton à écrire ${subject}`,
        check:
          "le rôle du compte de ce jeton dans cet espace : changer les types demande le droit « Content model », " +
          "les entrées et les images celui de les créer et de les publier",
      };
    case 409:
      return {
        happened: `Contentful a une version plus récente de ${subject} : quelqu’un l’a changé pendant l’import`,
        check: "personne ne travaille dans l’espace ; puis relancez la même commande",
      };
    case 422: {
      const errors = errorsIn(refusal.details);
      return {
        happened: `Contentful refuse ${subject}${errors && ` : ${errors}`}`,
        check: "ce qu’il a dans Contentful, où il a peut-être d’autres règles que celles du modèle",
      };
    }
    default:
      return undefined;
  }
}

/** @param failure a status, `INTERRUPTED`, or the error of a request without a response. */
function explainFailure({ api, host }: Connection, failure: unknown): Explanation {
  const later = "relancez dans quelques minutes";
  switch (failure) {
    case INTERRUPTED:
      return {
        happened: "Contentful interrompt sa réponse",
        check: `l’accès au réseau, ${STATUS_PAGE} ; ${later}`,
      };
    case 401:
    case 403:
      return { happened: "Contentful refuse ce jeton", check: TOKENS[api] };
    case 404:
      return { happened: `Contentful ${UNKNOWN_SPACE}`, check: `${SPACE_VARIABLES}, ${TOKENS[api]}` };
    case 429:
      return {
        happened: "Contentful reçoit trop de demandes",
        check: `qui d’autre se sert de cet espace ; ${later}`,
      };
  }
  if (typeof failure !== "number") {
    const hostName = api === "management" ? "CONTENTFUL_MANAGEMENT_HOST" : "CONTENTFUL_HOST";
    return {
      happened: "Contentful ne répond pas",
      check: `${hostName} (${host}), l’accès au réseau, ${STATUS_PAGE}`,
    };
  }
  if (failure >= 500)
    return { happened: "Contentful est en panne", check: `${STATUS_PAGE} ; relancez quand il est rétabli` };
  return { happened: "Contentful refuse la demande", check: SPACE_VARIABLES };
}

/**
 * Explains an error of Contentful's clients, or `INTERRUPTED`, in French. The message has no token, no header and nothing that was sent.
 * @param subject names in French the item that was being written.
 */
export function contentfulFault(connection: Connection, error: unknown, subject?: string): Error {
  const refusal = refusalOf(error);
  const failure = refusal?.status ?? error;
  const refusedWrite = refusal && subject ? explainRefusedWrite(refusal, subject) : undefined;
  const { happened, check } = refusedWrite ?? explainFailure(connection, failure);
  // The explanation of a refused write names the subject itself.
  const about = subject && !refusedWrite ? `, pour ${subject}` : "";
  return new Error(`${happened}${about} (${inShort(failure)}).\n  à vérifier : ${check}`);
}

/** @returns whether the failure is transient: no response, 429 or 5xx. */
export const isTemporary = (failure: unknown) =>
  typeof failure !== "number" || failure === 429 || failure >= 500;

/** Names a failure by its status, or by the code of a network error such as `ECONNREFUSED`. */
export function inShort(failure: unknown): string {
  if (typeof failure === "number") return `réponse ${failure}`;
  const { cause, code, message } = isRecord(failure) ? failure : {};
  // The errors of `fetch` have the code in their cause, those of Contentful's clients in themselves.
  const codeOfCause = isRecord(cause) ? cause.code : undefined;
  return [codeOfCause, code, message].find(isText) ?? String(failure);
}
