import type { StudyRequest } from "./fields";

/** How long a delivery may take, in milliseconds. */
export const deliveryTimeout = 20_000;

/** The name that Netlify Forms knows the form by; others may ignore it. */
export const formName = "demande-etude";

/** Why a request has not arrived. */
export type DeliveryProblem = "offline" | "timeout" | "tooLarge" | "refused" | "unavailable";

const retry = "Tout ce que vous avez saisi est resté\u00a0: vous pouvez envoyer la demande à nouveau.";

/** What a visitor is told, and can do, when the request has not arrived. */
export const problemMessages: Record<DeliveryProblem, string> = {
  offline: `La connexion semble interrompue\u00a0: votre demande n’est pas partie. ${retry}`,
  timeout: `Le service ne répond pas, et nous ne savons pas si votre demande est arrivée. ${retry}`,
  tooLarge: `Vos fichiers sont trop lourds pour être envoyés. ${retry} Retirez-en un ou choisissez une version plus légère.`,
  refused: `Le service a refusé votre demande. ${retry}`,
  unavailable: `Le service est momentanément indisponible\u00a0: votre demande n’est pas arrivée. ${retry}`,
};

/** The request as multipart form data: the fields' names, and each file under `factures`. */
export function toFormData({ factures, ...texts }: StudyRequest): FormData {
  const data = new FormData();
  data.append("form-name", formName);
  for (const [name, text] of Object.entries(texts)) data.append(name, text);
  for (const file of factures) data.append("factures", file, file.name);
  return data;
}

/** 413: RFC 9110, section 15.5.14. */
const problemOf = (status: number): DeliveryProblem =>
  status === 413 ? "tooLarge" : status >= 500 ? "unavailable" : "refused";

async function deliver(request: StudyRequest, endpoint: string): Promise<DeliveryProblem | undefined> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), deliveryTimeout);
  try {
    const { ok, status } = await fetch(endpoint, {
      method: "POST",
      body: toFormData(request),
      // Formspree answers with a page to go to unless asked for this.
      headers: { accept: "application/json" },
      signal: abort.signal,
    });
    return ok ? undefined : problemOf(status);
  } catch {
    return abort.signal.aborted ? "timeout" : "offline";
  } finally {
    clearTimeout(timer);
  }
}

/** Without an endpoint, the whole product: the request goes to the browser's console and nowhere else (section 7). */
function log({ factures, ...texts }: StudyRequest) {
  console.log("Demande d’étude", {
    ...texts,
    factures: factures.map((file) => ({ name: file.name, size: file.size, type: file.type, file })),
  });
}

/**
 * Submits a request: to the endpoint where the site has one, else to the console.
 * @returns the problem when the request has not arrived.
 */
export async function submitStudyRequest(
  request: StudyRequest,
  endpoint: string,
): Promise<DeliveryProblem | undefined> {
  if (endpoint) return deliver(request, endpoint);
  log(request);
  return undefined;
}
