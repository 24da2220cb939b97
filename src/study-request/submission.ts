/** Sends a study request to the endpoint. This file is in a chunk that is fetched when the form is first focused. */
import { UNREADABLE_CAUSES } from "../forms/read-file";
import { cleanText } from "../french/clean-text";
import { shownName, sizeOf } from "./attached-files";
import { requestForm, type RequestTexts, type StudyRequest } from "./request-fields";

const retryAdvice = "Votre saisie est conservée\u00a0: vous pouvez renvoyer la demande.";

/** A message says that a request has not arrived only if that is known. */
export const problemMessages = {
  unreadable: `Votre demande n’a pas pu être envoyée\u00a0: un fichier ${UNREADABLE_CAUSES}. Joignez-le à nouveau, fichier par fichier pour un dossier, ou envoyez la demande sans lui. Fichier retiré\u00a0:`,
  tooLarge:
    "Vos fichiers sont trop lourds pour être envoyés. Votre saisie est conservée\u00a0: retirez un fichier ou choisissez une version plus légère, puis renvoyez la demande.",
  refused: `Le service n’a pas accepté votre demande. ${retryAdvice}`,
  unavailable: `Le service est momentanément indisponible\u00a0: il n’a pas confirmé votre demande. ${retryAdvice}`,
  lost: "Nous n’avons reçu aucune réponse du service, et nous ne savons pas si votre demande est arrivée. Votre saisie est conservée. Vous pouvez renvoyer la demande\u00a0: elle garde le même numéro, et un doublon sera reconnu.",
} as const;

export type DeliveryProblem = keyof typeof problemMessages;

/** Timeout in ms: 20 s, and the time to upload the files at 30 KB/s, which is half of a slow connection. */
export const requestTimeout = (bytes: number) => 20_000 + bytes / 30;

const cleaned = (texts: RequestTexts) =>
  Object.entries(texts).map(([name, text]) => [name, cleanText(text)] as const);

/** Without an endpoint, requests go to the console only (product specification, section 7). */
function log({ factures, ...texts }: StudyRequest) {
  console.log("Demande d’étude", {
    ...Object.fromEntries(cleaned(texts)),
    factures: factures.map((file) => ({ name: file.name, size: file.size, type: file.type, file })),
  });
}

function toFormData({ factures, ...texts }: StudyRequest, number: string): FormData {
  const data = new FormData();
  data.append("form-name", requestForm.name);
  data.append("demande", number);
  for (const [name, text] of cleaned(texts)) data.append(name, text);
  for (const file of factures) data.append("factures", file, shownName(file));
  return data;
}

/**
 * Whether the body is JSON whose `success` is false, or the text "false", as FormSubmit writes it. Any other body,
 * or none, is no refusal.
 */
async function isRefusal(response: Response): Promise<boolean> {
  try {
    const { success } = (await response.json()) as { success?: unknown };
    return String(success) === "false";
  } catch {
    return false;
  }
}

/** What a response means (docs/study-requests.md). With `redirect: "manual"`, a redirect has the status 0. */
async function problemOf(response: Response, hasFiles: boolean): Promise<DeliveryProblem | undefined> {
  if (response.ok) return (await isRefusal(response)) ? "refused" : undefined;
  const { status } = response;
  // Status 0: a redirected request may have lost its body (Fetch standard, "HTTP-redirect fetch").
  if (status < 400 || status >= 500) return "unavailable";
  return status === 413 && hasFiles ? "tooLarge" : "refused";
}

/**
 * Submits a request to the endpoint, or to the console if the site has none. @param number is the same on a retry.
 * @returns the problem if the request has not arrived, or may not have.
 */
export async function submitStudyRequest(
  request: StudyRequest,
  endpoint: string,
  number: string,
): Promise<DeliveryProblem | undefined> {
  if (!endpoint) {
    log(request);
    return undefined;
  }
  const { factures } = request;
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), requestTimeout(sizeOf(factures)));
  try {
    const response = await fetch(endpoint, {
      method: "POST",
      // Without this header, Formspree answers with a redirect to a page.
      headers: { accept: "application/json" },
      // A followed redirect to the same address would look like the service's answer.
      redirect: "manual",
      signal: timeout.signal,
      body: toFormData(request, number),
    });
    return await problemOf(response, factures.length > 0);
  } catch {
    return "lost";
  } finally {
    clearTimeout(timer);
  }
}
