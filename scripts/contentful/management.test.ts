import type { Connection } from "../../src/environment";
import { clientError } from "../../src/testing/contentful-client";
import { managementFault } from "./management";

const connection: Connection = {
  host: "api.contentful.com",
  spaceId: "espace",
  environment: "master",
  token: "jeton-secret",
};
const url = "https://app.contentful.com/spaces/espace/environments/master/entries/stat-1";
const subject = { name: "l’entrée stat-1 (stat)", url };

const errors = [
  { name: "required", path: ["fields", "title", "fr"], value: "jeton-secret" },
  { name: "unknown", value: "jeton-secret" },
];

it.each([
  {
    // https://github.com/contentful/contentful-import/issues/57
    error: clientError(403, "Forbidden", {}, "You are not authorized or exceeded your plan limits."),
    happened: `refuse ${subject.name} : Forbidden, You are not authorized or exceeded your plan limits. (réponse 403).`,
    check: "le rôle du compte de ce jeton, les limites de l’offre",
  },
  {
    error: clientError(422, "ValidationFailed", { errors }, "Validation error"),
    happened: `refuse ${subject.name} : ValidationFailed, fields.title.fr : required, unknown (réponse 422).`,
    check: "le rôle du compte de ce jeton, les limites de l’offre",
  },
  {
    error: clientError(401, "AccessTokenInvalid"),
    happened: `refuse ce jeton, pour ${subject.name} (réponse 401).`,
    check: "CONTENTFUL_MANAGEMENT_TOKEN",
  },
  {
    error: clientError(429, "RateLimitExceeded"),
    happened: `reçoit trop de demandes, pour ${subject.name} (réponse 429).`,
    check: "quelques minutes",
  },
  {
    error: clientError(500, "ServerError"),
    happened: `est en panne, pour ${subject.name} (réponse 500).`,
    check: "contentfulstatus.com",
  },
  {
    error: new TypeError("Cannot read properties of undefined"),
    happened: `interrompt sa réponse, pour ${subject.name} (réponse interrompue).`,
    check: "l’accès au réseau",
  },
  {
    error: Object.assign(new Error("Asset is taking longer"), { name: "AssetProcessingTimeout" }),
    happened: `n’a pas fini de traiter ${subject.name}.`,
    check: "contentfulstatus.com",
  },
])("explains that Contentful $happened, with the item and what to do, and nothing that was sent", (fault) => {
  const { error, happened, check } = fault;
  const { message } = managementFault(connection, error, subject);
  expect(message.split("\n")).toEqual([
    `Contentful ${happened}`,
    `  ouvrir : ${url}`,
    expect.stringContaining(check),
  ]);
  expect(message).not.toMatch(/jeton-secret|headers|request|[{}]/);
});
