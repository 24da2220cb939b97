/** What a request to Contentful is made with: it decides which variables a message tells to look at. */
export type Right = "delivery" | "preview" | "management";

interface Variables {
  token: string;
  host: string;
}

const VARIABLES: Record<Right, Variables> = {
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

/** What went wrong with one request. */
export interface Failure {
  /** The answer's status; none where no answer came. */
  status?: number;
  /** A few words, for a sentence in brackets: `réponse 404`, `ECONNREFUSED`, `JSON illisible`. */
  reason: string;
  /** Whether the same request may succeed a little later. */
  passing: boolean;
  /** Milliseconds that Contentful asks to wait before the next try. */
  wait?: number;
}

/** What happened, and what to look at: `token` and `host` are the variables of the request's right. */
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
 * Contentful could not be read, or refused a change: the message says in French what happened, where, and what to look at. It
 * never holds a token.
 */
export class ContentfulFault extends Error {
  readonly reason: string;
  readonly status: number | undefined;

  constructor(url: URL, right: Right, failure: Failure) {
    const [happened, check] = inWords(failure, VARIABLES[right]);
    super(`${happened}.\n  demande : ${url.host}${url.pathname}\n  à vérifier : ${check}`);
    this.reason = failure.reason;
    this.status = failure.status;
  }
}
