import { cleanText } from "../content/invisible";
import { formName, type RequestTexts, type StudyRequest } from "./fields";
import { nameOf, unreadableFiles } from "./files";

const retry = "Votre saisie est conservée\u00a0: vous pouvez renvoyer la demande.";
const unknown = "nous ne savons pas si votre demande est arrivée";
const again = "renvoyer la demande\u00a0: elle garde le même numéro, et un doublon sera reconnu.";

/** What a visitor is told. A message says that a request has not arrived only if that is known. */
export const problemMessages = {
  offline: `La connexion semble interrompue\u00a0: votre demande n’est pas partie. ${retry}`,
  stalled: `L’envoi n’avance plus\u00a0: votre demande n’est pas arrivée en entier. ${retry}`,
  cancelled: `Vous avez annulé l’envoi avant la fin. ${retry}`,
  unreadable:
    "Votre demande n’a pas pu être envoyée\u00a0: un fichier a été modifié, déplacé ou supprimé depuis que vous l’avez choisi. Joignez-le à nouveau, ou envoyez la demande sans lui. Fichier retiré\u00a0:",
  tooLarge:
    "Vos fichiers sont trop lourds pour être envoyés. Votre saisie est conservée\u00a0: retirez un fichier ou choisissez une version plus légère, puis renvoyez la demande.",
  refused: `Le service a refusé votre demande. ${retry}`,
  unavailable: `Le service est momentanément indisponible\u00a0: il n’a pas confirmé votre demande. ${retry}`,
  timeout: `Le service ne répond pas, et ${unknown}. Votre saisie est conservée. Vous pouvez ${again}`,
  lost: `Nous n’avons reçu aucune réponse du service, et ${unknown}. Votre saisie est conservée. Vous pouvez ${again}`,
  left: `Vous avez quitté cette page pendant l’envoi, et ${unknown}. Vérifiez votre saisie et joignez de nouveau vos fichiers. Vous pourrez alors ${again}`,
} as const;

/** Why a request has not arrived, or why its outcome is unknown. */
export type DeliveryProblem = keyof typeof problemMessages;

/** Whether the request may have arrived all the same. */
export const isUnknown = (problem: DeliveryProblem) =>
  ["unavailable", "timeout", "lost", "left"].includes(problem);

/** How much of a request is sent, in bytes of its whole body. */
export interface Progress {
  sent: number;
  total: number;
}

/**
 * How long a request waits for progress or an answer, in ms. With files longer: browsers count up to 6 MB as sent that are still in
 * network buffers, for which a slow line (60 KB/s) needs 100 s.
 */
export const patience = { texts: 20_000, files: 120_000 } as const;

/** `id` identifies the request, also when it is sent again. `signal` cancels the delivery. */
interface SubmissionOptions {
  id: string;
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
}

const cleaned = (texts: RequestTexts) =>
  Object.entries(texts).map(([name, text]) => [name, cleanText(text)] as const);

/** Without an endpoint, a request only goes to the browser's console (product specification, section 7). */
function log({ factures, ...texts }: StudyRequest) {
  console.log("Demande d’étude", {
    ...Object.fromEntries(cleaned(texts)),
    factures: factures.map((file) => ({ name: file.name, size: file.size, type: file.type, file })),
  });
}

/** The request as form data: the fields' names, each file under `factures`, and its identifier. */
function toFormData({ factures, ...texts }: StudyRequest, id: string): FormData {
  const data = new FormData();
  for (const [name, text] of [["form-name", formName], ["demande", id], ...cleaned(texts)] as const)
    data.append(name, text);
  for (const file of factures) data.append("factures", file, nameOf(file));
  return data;
}

/** @param status 0 for a redirect. */
function problemOf(status: number, hasFiles: boolean) {
  if (status >= 200 && status < 300) return undefined;
  // A redirected request may have lost its body (Fetch standard, "HTTP-redirect fetch").
  if (status < 400 || status >= 500) return "unavailable";
  // RFC 9110, section 15.5.14.
  return status === 413 && hasFiles ? "tooLarge" : "refused";
}

/** Without this, Formspree answers with a redirect to a page. */
const HEADERS = { accept: "application/json" } as const;

/** The bytes of files above which a request shows its progress, and can be cancelled: a slow line (60 KB/s) needs 15 s for them. */
const LARGE = 1_000_000;

/** POSTs a request. Only \`fetch\` tells each redirect from an answer, also one that leads to the same address. */
async function post(
  endpoint: string,
  body: FormData,
  hasFiles: boolean,
): Promise<DeliveryProblem | undefined> {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), patience[hasFiles ? "files" : "texts"]);
  try {
    const { signal } = waiting;
    const init = { method: "POST", body, headers: HEADERS, redirect: "manual", signal } as const;
    return problemOf((await fetch(endpoint, init)).status, hasFiles);
  } catch {
    return waiting.signal.aborted ? "timeout" : "lost";
  } finally {
    clearTimeout(timer);
  }
}

/**
 * POSTs a request with large files, and reports its progress, which \`fetch\` cannot. Browsers then send a preflight request to a
 * service on another origin, which not every service answers.
 * @returns "cut" if the connection was lost before all was sent.
 */
const upload = (endpoint: string, body: FormData, { signal, onProgress }: SubmissionOptions) =>
  new Promise<DeliveryProblem | "cut" | undefined>((resolve) => {
    const exchange = new XMLHttpRequest();
    let uploaded = false;
    let timer: ReturnType<typeof setTimeout>;
    const end = (problem: DeliveryProblem | "cut" | undefined) => {
      clearTimeout(timer);
      resolve(problem);
      exchange.abort();
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => end(uploaded ? "timeout" : "stalled"), patience.files);
    };
    exchange.upload.onprogress = ({ loaded, total }) => {
      wait();
      onProgress({ sent: loaded, total });
    };
    exchange.upload.onload = () => (uploaded = true);
    // The status is the answer, whatever becomes of the text after it.
    exchange.onreadystatechange = () => {
      const { readyState, status, responseURL } = exchange;
      if (readyState < XMLHttpRequest.HEADERS_RECEIVED || status === 0) return;
      const isRedirected = responseURL !== new URL(endpoint, location.href).href;
      end(problemOf(isRedirected ? 0 : status, true));
    };
    exchange.onerror = () => end(uploaded ? "lost" : "cut");
    signal.addEventListener("abort", () => end(uploaded ? "lost" : "cancelled"));
    exchange.open("POST", endpoint);
    for (const [name, value] of Object.entries(HEADERS)) exchange.setRequestHeader(name, value);
    wait();
    exchange.send(body);
  });

/**
 * Submits a request to the endpoint, or to the console if the site has none.
 * @returns the problem if the request has not arrived, or if that is unknown.
 */
export async function submitStudyRequest(
  request: StudyRequest,
  endpoint: string,
  options: SubmissionOptions,
): Promise<DeliveryProblem | undefined> {
  if (!endpoint) {
    log(request);
    return undefined;
  }
  if (!navigator.onLine) return "offline";
  const { factures } = request;
  const cannotBeRead = async () => (await unreadableFiles(factures)).length > 0;
  if (await cannotBeRead()) return "unreadable";
  const body = toFormData(request, options.id);
  const isLarge = factures.reduce((sum, { size }) => sum + size, 0) > LARGE;
  const problem = isLarge
    ? await upload(endpoint, body, options)
    : await post(endpoint, body, factures.length > 0);
  // A file that changes during its upload ends it like a lost connection.
  return problem === "cut" ? ((await cannotBeRead()) ? "unreadable" : "lost") : problem;
}
