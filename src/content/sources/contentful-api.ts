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
const SPACE = "CONTENTFUL_SPACE_ID, CONTENTFUL_ENVIRONMENT";
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

interface Explanation {
  happened: string;
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

/** Names of validation errors, in French. */
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

/** Errors of an entry or a type that are named. */
const MOST_ERRORS = 3;

/** « fields.title.fr : valeur obligatoire » : the places and kinds of errors, without values. */
function errorsIn(details: unknown): string {
  const errors: unknown[] = isRecord(details) && Array.isArray(details.errors) ? details.errors : [];
  const named = errors.filter(isRecord).map(({ path, name }) => {
    const place = Array.isArray(path) ? path.join(".") : "";
    const kind = isText(name) ? (VALIDATIONS[name] ?? name) : "erreur";
    return place ? `${place} : ${kind}` : kind;
  });
  return named.slice(0, MOST_ERRORS).join(" ; ");
}

/** Refusals to write. @param subject in French: « le type « Statut » (status) ». */
function inWordsOfWriting(refusal: Refusal, subject: string): Explanation | undefined {
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

function inWords({ api, host }: Connection, failure: unknown): Explanation {
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
      return { happened: `Contentful ${UNKNOWN_SPACE}`, check: `${SPACE}, ${TOKENS[api]}` };
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
  return { happened: "Contentful refuse la demande", check: SPACE };
}

/**
 * A French message about an error of Contentful's clients, or `INTERRUPTED`: never with the token, a header or what was sent.
 * @param subject in French, the item that was being written.
 */
export function contentfulFault(connection: Connection, error: unknown, subject?: string): Error {
  const refusal = refusalOf(error);
  const failure = refusal?.status ?? error;
  const ofWriting = refusal && subject ? inWordsOfWriting(refusal, subject) : undefined;
  const { happened, check } = ofWriting ?? inWords(connection, failure);
  const about = subject && !ofWriting ? `, pour ${subject}` : "";
  return new Error(`${happened}${about} (${inShort(failure)}).\n  à vérifier : ${check}`);
}

/** Whether the failure is transient: no response, 429 or 5xx. */
export const isTemporary = (failure: unknown) =>
  typeof failure !== "number" || failure === 429 || failure >= 500;

/** The status, or the code of a network error such as `ECONNREFUSED`. */
export function inShort(failure: unknown): string {
  if (typeof failure === "number") return `réponse ${failure}`;
  const { cause, code, message } = isRecord(failure) ? failure : {};
  return [isRecord(cause) ? cause.code : undefined, code, message].find(isText) ?? String(failure);
}
