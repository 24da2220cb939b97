/** The Contentful API that a request uses. It decides which variables an error message names. */
export type Api = "delivery" | "preview" | "management";

interface Variables {
  token: string;
  host: string;
}

const VARIABLES: Record<Api, Variables> = {
  delivery: {
    token: "CONTENTFUL_ACCESS_TOKEN (un jeton « Content Delivery API » de cet espace)",
    host: "CONTENTFUL_HOST",
  },
  preview: {
    token: "CONTENTFUL_PREVIEW_TOKEN (un jeton « Content Preview API » de cet espace)",
    host: "CONTENTFUL_HOST",
  },
  management: {
    token: "CONTENTFUL_MANAGEMENT_TOKEN (un jeton « Content Management API » qui a accès à cet espace)",
    host: "CONTENTFUL_MANAGEMENT_HOST",
  },
};

const STATUS_PAGE = "l’état du service (https://www.contentfulstatus.com)";

/** The failure of one request. */
export interface Failure {
  /** The response's status, if there was a response. */
  status?: number;
  /** A short reason, which a message shows in brackets: `réponse 404`, `ECONNREFUSED`, `JSON illisible`. */
  reason: string;
  /** Whether a retry may succeed. */
  temporary: boolean;
  /** The delay before a retry that Contentful asks for, in milliseconds. */
  retryAfter?: number;
}

/** Describes in French what happened, and what to check. */
function inWords({ status, reason }: Failure, { token, host }: Variables): [happened: string, check: string] {
  switch (status) {
    case undefined:
      return [`Contentful ne répond pas (${reason})`, `${host}, l’accès au réseau, ${STATUS_PAGE}`];
    case 200:
      return [`La réponse de Contentful est incomplète (${reason})`, `${host}, ${STATUS_PAGE}`];
    case 401:
      return ["Contentful refuse le jeton (réponse 401)", token];
    case 403:
      return ["Contentful refuse cette action à ce jeton (réponse 403)", token];
    case 404:
      return [
        "Contentful ne connaît pas cet espace ou cet environnement, ou n’y donne pas accès à ce jeton (réponse 404)",
        `CONTENTFUL_SPACE_ID, CONTENTFUL_ENVIRONMENT, ${token}`,
      ];
    case 409:
      return [
        "Quelqu’un d’autre vient de changer ce que la commande change (réponse 409)",
        "que personne ne change le modèle ou cette entrée en même temps ; puis relancez la commande, elle continue",
      ];
    case 422:
      return [
        `Contentful refuse la demande (${reason})`,
        "CONTENTFUL_SPACE_ID, CONTENTFUL_ENVIRONMENT, ce que l’espace a déjà",
      ];
    case 429:
      return [
        "Contentful reçoit trop de demandes (réponse 429)",
        "les autres programmes qui lisent cet espace ; relancez dans quelques minutes",
      ];
    default:
      return status >= 500
        ? [`Contentful est en panne (${reason})`, `${STATUS_PAGE} ; relancez quand il est rétabli`]
        : [`Contentful refuse la demande (${reason})`, "CONTENTFUL_SPACE_ID, CONTENTFUL_ENVIRONMENT"];
  }
}

/**
 * Contentful could not be read, or refused a change. The message says in French what happened, for which request, and what to
 * check. It never contains a token.
 */
export class ContentfulFault extends Error {
  readonly reason: string;
  readonly status: number | undefined;

  constructor(url: URL, api: Api, failure: Failure) {
    const [happened, check] = inWords(failure, VARIABLES[api]);
    super(`${happened}.\n  demande : ${url.host}${url.pathname}\n  à vérifier : ${check}`);
    this.reason = failure.reason;
    this.status = failure.status;
  }
}
