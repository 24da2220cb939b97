import { cleanText } from "./clean-text";
import type { StudyRequest } from "./fields";
import { type Progress, upload, type UploadEnd } from "./upload";

/** The form's name for Netlify Forms. Other services may ignore it. */
export const formName = "demande-etude";

/** Why a request has not arrived, or why its outcome is unknown. */
export type DeliveryProblem =
  "offline" | "stalled" | "cancelled" | "tooLarge" | "refused" | "unavailable" | "timeout" | "lost" | "left";

const kept = "Tout ce que vous avez saisi est resté\u00a0: vous pouvez";
const retry = `${kept} envoyer la demande à nouveau.`;
const unknown = "nous ne savons pas si votre demande est arrivée";
const again = "l’envoyer à nouveau, elle porte le même numéro et un double sera reconnu.";

/** What a visitor is told. A message says that a request has not arrived only if that is known. */
export const problemMessages: Record<DeliveryProblem, string> = {
  offline: `La connexion semble interrompue\u00a0: votre demande n’est pas partie. ${retry}`,
  stalled: `L’envoi n’avance plus\u00a0: votre demande n’est pas arrivée en entier. ${retry}`,
  cancelled: `Vous avez annulé l’envoi avant la fin. ${retry}`,
  tooLarge: `Vos fichiers sont trop lourds pour être envoyés. ${retry} Retirez-en un ou choisissez une version plus légère.`,
  refused: `Le service a refusé votre demande. ${retry}`,
  unavailable: `Le service est momentanément indisponible\u00a0: il n’a pas confirmé votre demande. ${retry}`,
  timeout: `Le service ne répond pas, et ${unknown}. ${kept} ${again}`,
  lost: `Aucune réponse ne nous est parvenue\u00a0: ${unknown}. ${kept} ${again}`,
  left: `Vous avez quitté cette page pendant l’envoi, et ${unknown}. Vous pouvez vérifier votre saisie, joindre vos fichiers et ${again}`,
};

/** Whether the request may have arrived all the same. */
export const isUnknown = (problem: DeliveryProblem) =>
  problem === "unavailable" || problem === "timeout" || problem === "lost" || problem === "left";

/**
 * The request as multipart form data: the fields' names, and each file under `factures`.
 * @param id the value of `demande`, the same when the request is sent again.
 */
export function toFormData({ factures, ...texts }: StudyRequest, id: string): FormData {
  const data = new FormData();
  data.append("form-name", formName);
  data.append("demande", id);
  for (const [name, text] of Object.entries(texts)) data.append(name, text);
  for (const file of factures) data.append("factures", file, file.name);
  return data;
}

/** The request without invisible characters in its texts. */
const cleaned = ({ factures, ...texts }: StudyRequest) =>
  ({
    ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, cleanText(text)])),
    factures,
  }) as StudyRequest;

/** The approximate size of a request, in bytes. */
const sizeOf = ({ factures, ...texts }: StudyRequest) =>
  factures.reduce((sum, { size }) => sum + size, 0) + Object.values(texts).join("").length;

/** From this size on, in bytes, a request takes a while on a slow line, so its progress is shown. */
const WORTH_WATCHING = 64 * 1024;

/** 413: RFC 9110, section 15.5.14. */
const problemOf = (status: number): DeliveryProblem =>
  status === 413 ? "tooLarge" : status >= 500 ? "unavailable" : "refused";

function outcomeOf(ended: UploadEnd): DeliveryProblem | undefined {
  switch (ended.end) {
    case "answered":
      return ended.status >= 200 && ended.status < 300 ? undefined : problemOf(ended.status);
    case "lost":
      return "lost";
    case "silent":
      return ended.uploaded ? "timeout" : "stalled";
    case "cancelled":
      return ended.uploaded ? "lost" : "cancelled";
  }
}

/** Without an endpoint, a request only goes to the browser's console (product specification, section 7). */
function log({ factures, ...texts }: StudyRequest) {
  console.log("Demande d’étude", {
    ...texts,
    factures: factures.map((file) => ({ name: file.name, size: file.size, type: file.type, file })),
  });
}

export interface SubmissionOptions {
  /** The request's identifier, the same when it is sent again. */
  id: string;
  /** Cancels the delivery. */
  signal: AbortSignal;
  /** Called with the progress of a larger request, first with 0 bytes. */
  onProgress: (progress: Progress) => void;
}

/**
 * Submits a request to the endpoint, or to the console if the site has none.
 * @returns the problem if the request has not arrived, or if that is unknown.
 */
export async function submitStudyRequest(
  filledIn: StudyRequest,
  endpoint: string,
  { id, signal, onProgress }: SubmissionOptions,
): Promise<DeliveryProblem | undefined> {
  const request = cleaned(filledIn);
  if (!endpoint) {
    log(request);
    return undefined;
  }
  if (!navigator.onLine) return "offline";
  const bytes = sizeOf(request);
  const watched = bytes >= WORTH_WATCHING;
  if (watched) onProgress({ sent: 0, total: bytes });
  const body = toFormData(request, id);
  return outcomeOf(await upload(endpoint, body, { bytes, signal, ...(watched && { onProgress }) }));
}
