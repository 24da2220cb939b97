import { defaultSiteNotice, deliveryConnection, previewHost, siteAddresses } from "./environment";
import { DEFAULT_SITE } from "./theme/brand";

const ENDPOINT = "GATSBY_STUDY_REQUEST_ENDPOINT";
const variables = ["SITE_URL", ENDPOINT];

test("unset or empty variables give the default site and no endpoint", () => {
  expect(siteAddresses({})).toEqual({
    siteUrl: DEFAULT_SITE,
    studyRequestEndpoint: "",
  });
  expect(siteAddresses({ SITE_URL: "", [ENDPOINT]: " " })).toEqual(siteAddresses({}));
});

test.each([
  "https://formulaires.example.fr/x?cle=1",
  "http://localhost:8000/demandes",
  "http://formulaires.localhost/",
  "http://127.0.0.1:3000/",
  "http://[::1]:3000/",
])("accepts the endpoint %s", (address) => {
  expect(siteAddresses({ [ENDPOINT]: address }).studyRequestEndpoint).toBe(address);
});

test.each([
  ["https://www.exemple.fr", "https://www.exemple.fr"],
  ["https://www.exemple.fr/", "https://www.exemple.fr"],
  [" HTTPS://www.Exemple.fr ", "https://www.exemple.fr"],
  ["http://localhost:9000", "http://localhost:9000"],
])("accepts the site %s as %s", (address, siteUrl) => {
  expect(siteAddresses({ SITE_URL: address }).siteUrl).toBe(siteUrl);
});

describe.each(variables)("%s", (name) => {
  test.each([
    "forms.example.fr/x",
    "/x",
    "//forms.example.fr/x",
    "https:forms.example.fr/x",
    "https:/forms.example.fr",
    "localhost:8000",
    "https://",
    "https://a b.example",
    "http://forms.example.fr",
    "http://localhost.example.fr",
    "http://127.0.0.1.example.fr",
    "ftp://forms.example.fr",
    "javascript://forms.example.fr/%0aalert(1)",
    "https://nom:secret@forms.example.fr",
    "https://forms.example.fr/x#",
    "https://forms.example.fr/x#y",
  ])("refuses %j with a message that names the variable and what is expected", (address) => {
    expect(() => siteAddresses({ [name]: address })).toThrow(new RegExp(`^${name} .*https`, "s"));
  });
});

test.each(["https://www.exemple.fr/site", "https://www.exemple.fr/?a=b"])(
  "refuses a site that is not at the root of its domain: %s",
  (address) => {
    expect(() => siteAddresses({ SITE_URL: address })).toThrow(/^SITE_URL .*https:\/\/www\.exemple\.fr sans/);
  },
);

test("a build without SITE_URL names the address that it publishes, and stops on a host", () => {
  expect(defaultSiteNotice({ SITE_URL: " " })).toContain(DEFAULT_SITE);
  for (const host of ["CI", "NETLIFY"]) {
    expect(() => defaultSiteNotice({ [host]: "true" })).toThrow(/^SITE_URL manque/);
    expect(defaultSiteNotice({ [host]: "true", SITE_URL: "https://www.exemple.fr" })).toBeUndefined();
  }
});

const both = { CONTENTFUL_SPACE_ID: "espace", CONTENTFUL_ACCESS_TOKEN: "secret" };

const published = {
  spaceId: "espace",
  token: "secret",
  environment: "master",
  host: "cdn.contentful.com",
};

test.each([
  [{}, published],
  [{ CONTENTFUL_ENVIRONMENT: "", CONTENTFUL_HOST: "" }, published],
  [
    { CONTENTFUL_ENVIRONMENT: "essai", CONTENTFUL_HOST: "localhost:4000" },
    { environment: "essai", host: "localhost:4000" },
  ],
])("with a space, a token and %j, Contentful is read with %j", (environment, expected) => {
  expect(deliveryConnection({ ...both, ...environment }, "")).toMatchObject(expected);
});

test("an empty PREVIEW_HOST is no name", () => {
  expect(previewHost({ PREVIEW_HOST: "" })).toBeUndefined();
  expect(previewHost({ PREVIEW_HOST: "apercu.example.fr" })).toBe("apercu.example.fr");
});
