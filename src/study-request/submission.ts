import { cleanText } from "../content/invisible";
import { shownName, sizeOf, unreadableFiles } from "./attached-files";
import { formName, type RequestTexts, type StudyRequest } from "./fields";

const retry = "Votre saisie est conservée\u00a0: vous pouvez renvoyer la demande.";
const unknown = "nous ne savons pas si votre demande est arrivée";
const again = "renvoyer la demande\u00a0: elle garde le même numéro, et un doublon sera reconnu.";

/** A message says that a request has not arrived only if that is known. */
export const problemMessages = {
  offline: `La connexion semble interrompue, et ${unknown}. Votre saisie est conservée. Vous pouvez ${again}`,
  unreadable:
    "Votre demande n’a pas pu être envoyée\u00a0: un fichier a été modifié, déplacé ou supprimé depuis que vous l’avez choisi, ou c’est un dossier. Joignez-le à nouveau, fichier par fichier pour un dossier, ou envoyez la demande sans lui. Fichier retiré\u00a0:",
  tooLarge:
    "Vos fichiers sont trop lourds pour être envoyés. Votre saisie est conservée\u00a0: retirez un fichier ou choisissez une version plus légère, puis renvoyez la demande.",
  refused: `Le service n’a pas accepté votre demande. ${retry}`,
  unavailable: `Le service est momentanément indisponible\u00a0: il n’a pas confirmé votre demande. ${retry}`,
  timeout: `Le service ne répond pas, et ${unknown}. Votre saisie est conservée. Vous pouvez ${again}`,
  lost: `Nous n’avons reçu aucune réponse du service, et ${unknown}. Votre saisie est conservée. Vous pouvez ${again}`,
  cancelled: `Vous avez annulé l’envoi, et ${unknown}. Votre saisie est conservée. Vous pouvez ${again}`,
  left: `Vous avez quitté cette page pendant l’envoi, et ${unknown}. Vérifiez votre saisie et joignez de nouveau vos fichiers. Vous pourrez alors ${again}`,
} as const;

export type DeliveryProblem = keyof typeof problemMessages;

/** Problems after which the request may have arrived all the same. */
const UNKNOWN_OUTCOMES: readonly DeliveryProblem[] = [
  "offline",
  "unavailable",
  "timeout",
  "lost",
  "cancelled",
  "left",
];

export const isUnknown = (problem: DeliveryProblem) => UNKNOWN_OUTCOMES.includes(problem);

/** Timeout in ms: 20 s, and the upload of the files at 30 KB/s, half of a slow connection. */
export const patience = (bytes: number) => 20_000 + bytes / 30;

const cleaned = (texts: RequestTexts) =>
  Object.entries(texts).map(([name, text]) => [name, cleanText(text)] as const);

/** Without an endpoint, requests go to the console only (product specification, section 7). */
function log({ factures, ...texts }: StudyRequest) {
  console.log("Demande d’étude", {
    ...Object.fromEntries(cleaned(texts)),
    factures: factures.map((file) => ({ name: file.name, size: file.size, type: file.type, file })),
  });
}

function toFormData({ factures, ...texts }: StudyRequest, id: string): FormData {
  const data = new FormData();
  data.append("form-name", formName);
  data.append("demande", id);
  for (const [name, text] of cleaned(texts)) data.append(name, text);
  for (const file of factures) data.append("factures", file, shownName(file));
  return data;
}

/** Whether a field of JSON names an error: it is neither null, false, 0 nor empty. */
const isFilled = (error: unknown) =>
  typeof error === "object" ? Object.keys(error ?? {}).length > 0 : Boolean(error);

/** `<!DOCTYPE html>` or `<html>` at the start, also after a comment. */
const HTML_PAGE = /^\s*(?:<!--[^]*?-->\s*)?<(?:!doctype\s+html|html)\b/i;
/** `<p>`, `<!-- note -->`. */
const HTML_TAG = /<[a-z!][^>]*>/i;

/** A 2xx may be a refusal: JSON that says so, as text too (FormSubmit: `"success": "false"`), or an HTML page for login or activation. */
function isRefusal(type: string, text: string): boolean {
  if (HTML_PAGE.test(text)) return true;
  if (/html/i.test(type) && HTML_TAG.test(text)) return true;
  try {
    const { success, ok, error, errors } = JSON.parse(text) as Readonly<Record<string, unknown>>;
    const isDenied = [success, ok].some((value) => value === false || value === "false");
    return isDenied || isFilled(error) || isFilled(errors);
  } catch {
    return false;
  }
}

/** The status decides: a 2xx counts, also with a truncated body. Fetch gives a redirect the status 0. */
async function problemOf(answer: Response, hasFiles: boolean): Promise<DeliveryProblem | undefined> {
  const { status, headers } = answer;
  if (answer.ok) {
    const text = await answer.text().catch(() => "");
    return isRefusal(headers.get("content-type") ?? "", text) ? "refused" : undefined;
  }
  // A redirected request may have lost its body (Fetch standard, "HTTP-redirect fetch").
  if (status < 400 || status >= 500) return "unavailable";
  return status === 413 && hasFiles ? "tooLarge" : "refused";
}

/**
 * Submits a request to the endpoint, or to the console if the site has none. @param id is the same on a retry.
 * @param ending aborts the delivery; its reason is the problem. @returns the problem if the request has not arrived, or may not have.
 */
export async function submitStudyRequest(
  request: StudyRequest,
  endpoint: string,
  id: string,
  ending: AbortController,
): Promise<DeliveryProblem | undefined> {
  if (!endpoint) {
    log(request);
    return undefined;
  }
  const { factures } = request;
  if ((await unreadableFiles(factures)).length > 0) return "unreadable";
  const giveUp = () => ending.abort("timeout" satisfies DeliveryProblem);
  const timer = setTimeout(giveUp, patience(sizeOf(factures)));
  try {
    // Without this header, Formspree answers with a redirect to a page.
    const headers = { accept: "application/json" };
    // A followed redirect to the same address would look like the service's answer.
    const init = { method: "POST", headers, redirect: "manual", signal: ending.signal } as const;
    const answer = await fetch(endpoint, { ...init, body: toFormData(request, id) });
    return await problemOf(answer, factures.length > 0);
  } catch {
    const reason = ending.signal.reason as DeliveryProblem | undefined;
    // Behind a VPN, `onLine` may be false on a network that works: it only chooses the words.
    return reason ?? (navigator.onLine ? "lost" : "offline");
  } finally {
    clearTimeout(timer);
  }
}
