/** Explains in French why Contentful's Management API fails, or refuses to write an item. */
import {
  type ErrorAnswer,
  errorAnswerOf,
  explainFailure,
  type Explanation,
  failureOf,
  inShort,
  LATER,
  STATUS_PAGE,
} from "../../src/content/sources/contentful/failures";
import { isRecord, isText } from "../../src/content/values";
import type { Connection } from "../../src/environment";

/** An item that is written. */
export interface Subject {
  kind: "type" | "locale" | "entry" | "asset";
  /** In French: « le type « Statut » (status) ». */
  name: string;
  /** Address in Contentful's web app, once the item exists there. */
  url?: string;
}

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

/** « usageExceeded », « You are not authorized to do this action or exceeded your plan limits. » */
const NAMES_LIMIT = /usage|exceeded|quota|limit/i;
const NAMES_RIGHTS = /authori[sz]ed|permission|not allowed/i;

/** The rights that a role needs to write an item. */
const RIGHTS: Readonly<Record<Subject["kind"], string>> = {
  type: "changer les types (« Content model »)",
  locale: "changer les réglages (« Settings »)",
  entry: "lire, créer et publier toutes les entrées",
  asset: "lire, créer et publier toutes les images",
};

const roleWithRight = ({ kind }: Subject) =>
  `le rôle du compte de ce jeton dans cet espace : il lui faut le droit de ${RIGHTS[kind]}`;

const LIMIT = "dans Contentful, Settings → Usage ; supprimez ce qui ne sert plus, ou changez d’offre";

/** Contentful has a 403 for missing rights, for a limit of the plan, and for either: only its words differ. */
function explainForbidden({ name, message, details }: ErrorAnswer, subject: Subject): Explanation {
  const words = `${name} ${message} ${JSON.stringify(details)}`;
  if (!NAMES_LIMIT.test(words))
    return {
      happened: `Contentful n’autorise pas ce jeton à écrire ${subject.name}`,
      check: roleWithRight(subject),
    };
  if (!NAMES_RIGHTS.test(words))
    return {
      happened: `Contentful refuse ${subject.name} : une limite de l’offre est atteinte`,
      check: LIMIT,
    };
  return {
    happened: `Contentful refuse ${subject.name} : ce jeton n’en a pas le droit, ou une limite de l’offre est atteinte`,
    check: `${roleWithRight(subject)} ; ou ${LIMIT}`,
  };
}

/** @returns undefined for a refusal that is not about the item, such as 429. */
function explainRefusedWrite(answer: ErrorAnswer, subject: Subject): Explanation | undefined {
  const { name } = subject;
  switch (answer.status) {
    case 400:
      return {
        happened: `Contentful n’accepte pas de changer ${name} dans son état actuel`,
        check: "s’il est archivé dans Contentful, sortez-le des archives ; puis relancez la même commande",
      };
    case 403:
      return explainForbidden(answer, subject);
    case 404:
      return {
        happened: `Contentful ne trouve pas ${name}, ou n’y donne pas accès à ce jeton`,
        check: `que personne ne l’a supprimé pendant l’import ; ${roleWithRight(subject)}`,
      };
    case 409:
      return {
        happened: `Contentful refuse ${name} : sa version y est autre que celle que l’import a lue`,
        check: `que personne d’autre ne change l’espace ; ${roleWithRight(subject)} ; puis relancez la même commande`,
      };
    case 422: {
      const errors = errorsIn(answer.details);
      return {
        happened: `Contentful refuse ${name}${errors && ` : ${errors}`}`,
        check: "ce qu’il a dans Contentful, où il a peut-être d’autres règles que celles du modèle",
      };
    }
    default:
      return undefined;
  }
}

const TOKEN =
  "CONTENTFUL_MANAGEMENT_TOKEN, un jeton d’accès (access token) « Content Management API » qui a accès à cet espace";

/** The failure of a picture whose file Contentful processes for too long. */
const UNPROCESSED = "délai dépassé";

/** @param failure `UNPROCESSED`, or the result of `failureOf`. */
function explainOther({ host }: Connection, failure: unknown): Explanation {
  if (failure === UNPROCESSED)
    return {
      happened: "Contentful n’a pas fini de traiter le fichier",
      check: `${STATUS_PAGE} ; ${LATER}`,
    };
  return explainFailure({ host: `CONTENTFUL_MANAGEMENT_HOST (${host})`, token: TOKEN }, failure);
}

/**
 * Explains an error of contentful-management, or `INTERRUPTED`. The message has no token, no header and nothing that was sent.
 * @param subject the item that was being written.
 */
export function managementFault(connection: Connection, error: unknown, subject?: Subject): Error {
  const answer = errorAnswerOf(error);
  const isUnprocessed = isRecord(error) && error.name === "AssetProcessingTimeout";
  const failure = isUnprocessed ? UNPROCESSED : failureOf(error);
  const refusedWrite = answer && subject ? explainRefusedWrite(answer, subject) : undefined;
  const { happened, check } = refusedWrite ?? explainOther(connection, failure);
  // The explanation of a refused write names the subject itself.
  const about = subject && !refusedWrite ? `, pour ${subject.name}` : "";
  const link = subject?.url ? `  ouvrir : ${subject.url}\n` : "";
  return new Error(`${happened}${about} (${inShort(failure)}).\n${link}  à vérifier : ${check}`);
}
