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

interface Case {
  status: number;
  id: string;
  details?: object;
  happened: string;
  check: string;
}

it.each<Case>([
  {
    status: 403,
    id: "AccessDenied",
    happened: `n’autorise pas ce jeton à écrire ${subject} (réponse 403)`,
    check: "« Content model »",
  },
  {
    status: 403,
    id: "AccessDenied",
    details: { reasons: "usageExceeded" },
    happened: `refuse ${subject} : une limite de l’offre est atteinte (réponse 403)`,
    check: "Settings → Usage",
  },
  {
    status: 409,
    id: "VersionMismatch",
    happened: `a une version plus récente de ${subject}`,
    check: "relancez la même commande",
  },
  {
    status: 422,
    id: "ValidationFailed",
    details: { errors: [{ name: "required", path: ["fields", "title", "fr"], value: "jeton-secret" }] },
    happened: `refuse ${subject} : fields.title.fr : valeur obligatoire (réponse 422)`,
    check: "d’autres règles",
  },
  {
    status: 422,
    id: "UnknownField",
    happened: `refuse ${subject} (réponse 422)`,
    check: "d’autres règles",
  },
  {
    status: 429,
    id: "RateLimitExceeded",
    happened: `reçoit trop de demandes, pour ${subject} (réponse 429)`,
    check: "quelques minutes",
  },
  {
    status: 500,
    id: "ServerError",
    happened: `est en panne, pour ${subject} (réponse 500)`,
    check: "contentfulstatus.com",
  },
])("explains a $status ($id, $details) with the item and what to do", (answer) => {
  const { status, id, details, happened, check } = answer;
  const { message } = contentfulFault(connection, clientError(status, id, details), subject);
  expect(message).toContain(`Contentful ${happened}`);
  expect(message).toContain(check);
  expect(message).not.toMatch(/jeton-secret|headers|request|[{}]/);
  expect(message.split("\n")).toHaveLength(2);
});
