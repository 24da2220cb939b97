import type { Connection } from "../../src/environment";
import { clientError } from "../../src/testing/contentful-client";
import { managementFault, type Subject } from "./refused-writes";

const connection: Connection = {
  host: "api.contentful.com",
  spaceId: "espace",
  environment: "master",
  token: "jeton-secret",
};
const url = "https://app.contentful.com/spaces/espace/environments/master/content_types/service/fields";
const subject: Subject = { kind: "type", name: "le type « Service » (service)", url };

interface Case {
  status: number;
  id: string;
  details?: object;
  /** Contentful's message, in English. */
  text?: string;
  happened: string;
  check: string;
}

it.each<Case>([
  {
    status: 400,
    id: "BadRequest",
    text: "Cannot publish archived",
    happened: `n’accepte pas de changer ${subject.name} dans son état actuel (réponse 400)`,
    check: "sortez-le des archives",
  },
  {
    status: 404,
    id: "NotFound",
    happened: `ne trouve pas ${subject.name}`,
    check: "que personne ne l’a supprimé",
  },
  {
    // https://github.com/contentful/contentful-import/issues/57
    status: 403,
    id: "Forbidden",
    text: "You are not authorized to do this action or exceeded your plan limits.",
    happened: `refuse ${subject.name} : ce jeton n’en a pas le droit, ou une limite de l’offre est atteinte`,
    check: "Settings → Usage",
  },
  {
    status: 403,
    id: "AccessDenied",
    text: "Forbidden",
    happened: `n’autorise pas ce jeton à écrire ${subject.name} (réponse 403)`,
    check: "« Content model »",
  },
  {
    status: 403,
    id: "AccessDenied",
    details: { reasons: "usageExceeded" },
    happened: `refuse ${subject.name} : une limite de l’offre est atteinte (réponse 403)`,
    check: "Settings → Usage",
  },
  {
    status: 409,
    id: "VersionMismatch",
    happened: `refuse ${subject.name} : sa version y est autre que celle que l’import a lue (réponse 409)`,
    check: "puis relancez la même commande",
  },
  {
    status: 422,
    id: "ValidationFailed",
    details: { errors: [{ name: "required", path: ["fields", "title", "fr"], value: "jeton-secret" }] },
    happened: `refuse ${subject.name} : fields.title.fr : valeur obligatoire (réponse 422)`,
    check: "d’autres règles",
  },
  {
    status: 422,
    id: "UnknownField",
    happened: `refuse ${subject.name} (réponse 422)`,
    check: "d’autres règles",
  },
  {
    status: 429,
    id: "RateLimitExceeded",
    happened: `reçoit trop de demandes, pour ${subject.name} (réponse 429)`,
    check: "quelques minutes",
  },
  {
    status: 500,
    id: "ServerError",
    happened: `est en panne, pour ${subject.name} (réponse 500)`,
    check: "contentfulstatus.com",
  },
])("explains a $status ($id, $details) with the item and what to do", (answer) => {
  const { status, id, details, text, happened, check } = answer;
  const { message } = managementFault(connection, clientError(status, id, details, text), subject);
  expect(message).toContain(`Contentful ${happened}`);
  expect(message).toContain(check);
  expect(message).not.toMatch(/jeton-secret|headers|request|[{}]/);
  expect(message).toContain(`\n  ouvrir : ${url}\n`);
  expect(message.split("\n")).toHaveLength(3);
});

it.each([
  { error: new TypeError("Cannot read properties of undefined"), happened: "interrompt sa réponse" },
  {
    error: Object.assign(new Error("Asset is taking longer"), { name: "AssetProcessingTimeout" }),
    happened: "n’a pas fini de traiter le fichier",
  },
])("explains in French that Contentful $happened", ({ error, happened }) => {
  const { message } = managementFault(connection, error, subject);
  expect(message).toContain(`Contentful ${happened}, pour ${subject.name} (`);
  expect(message).not.toContain(error.message);
});
