import { clientError } from "../../testing/contentful-client";
import { type Connection, contentfulFault } from "./contentful-api";

const connection: Connection = {
  host: "api.contentful.com",
  spaceId: "espace",
  environment: "master",
  token: "jeton-secret",
  api: "management",
};
const subject = "le type « Service » (service)";

it.each<[status: number, id: string, details: object, happened: string, check: string]>([
  [403, "AccessDenied", {}, `n’autorise pas ce jeton à écrire ${subject} (réponse 403)`, "« Content model »"],
  [
    403,
    "AccessDenied",
    { reasons: "usageExceeded" },
    `refuse ${subject} : une limite de l’offre est atteinte (réponse 403)`,
    "Settings → Usage",
  ],
  [409, "VersionMismatch", {}, `a une version plus récente de ${subject}`, "relancez la même commande"],
  [
    422,
    "ValidationFailed",
    { errors: [{ name: "required", path: ["fields", "title", "fr"], value: "jeton-secret" }] },
    `refuse ${subject} : fields.title.fr : valeur obligatoire (réponse 422)`,
    "d’autres règles",
  ],
  [422, "UnknownField", {}, `refuse ${subject} (réponse 422)`, "d’autres règles"],
  [
    429,
    "RateLimitExceeded",
    {},
    `reçoit trop de demandes, pour ${subject} (réponse 429)`,
    "quelques minutes",
  ],
  [500, "ServerError", {}, `est en panne, pour ${subject} (réponse 500)`, "contentfulstatus.com"],
])("explains a %i (%s, %j) with the item and what to do", (status, id, details, happened, check) => {
  const { message } = contentfulFault(connection, clientError(status, id, details), subject);
  expect(message).toContain(`Contentful ${happened}`);
  expect(message).toContain(check);
  expect(message).not.toMatch(/jeton-secret|headers|request|[{}]/);
  expect(message.split("\n")).toHaveLength(2);
});
