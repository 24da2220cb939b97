import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";

import {
  buildDay,
  contentDirectory,
  defaultSiteNotice,
  deliveryConnection,
  type Environment,
  managementConnection,
  previewHost,
  previewVariables,
  readEnvFile,
  refuseUnreadFiles,
  serveAddress,
  siteAddresses,
  siteDirectory,
} from "./environment";
import { DEFAULT_SITE } from "./theme/brand";

const ENDPOINT = "GATSBY_STUDY_REQUEST_ENDPOINT";
const ADDRESS_VARIABLES = ["SITE_URL", ENDPOINT];

test("unset or empty variables give the default site and no endpoint", () => {
  expect(siteAddresses({})).toEqual({
    siteUrl: DEFAULT_SITE,
    studyRequestEndpoint: "",
  });
  expect(siteAddresses({ SITE_URL: "", [ENDPOINT]: " " })).toEqual(siteAddresses({}));
});

test.each([
  ["https://formulaires.example.fr/x?cle=1", "https://formulaires.example.fr/x?cle=1"],
  ["http://127.0.0.1:3000/", "http://127.0.0.1:3000/"],
  [" HTTPS://www.Exemple.fr ", "https://www.exemple.fr/"],
  ["http://localhost:9000", "http://localhost:9000/"],
])("accepts the address %s as %s", (address, href) => {
  expect(siteAddresses({ [ENDPOINT]: address }).studyRequestEndpoint).toBe(href);
});

test("takes a site's address without its last slash", () => {
  expect(siteAddresses({ SITE_URL: "https://www.exemple.fr/" }).siteUrl).toBe("https://www.exemple.fr");
});

describe.each(ADDRESS_VARIABLES)("%s", (name) => {
  test.each([
    "forms.example.fr/x",
    "http://forms.example.fr",
    "http://localhost.example.fr",
    "javascript://forms.example.fr/%0aalert(1)",
    "https://nom:secret@forms.example.fr",
  ])(
    "refuses %j: names the variable and what is expected, and never the address, which may have a password",
    (address) => {
      const read = () => siteAddresses({ [name]: address });
      expect(read).toThrow(new RegExp(`^${name} .*https`, "s"));
      expect(read).not.toThrow(address);
    },
  );
});

test.each(["https://www.exemple.fr/site", "https://www.exemple.fr/?a=b"])(
  "refuses a site that is not at the root of its domain: %s",
  (address) => {
    expect(() => siteAddresses({ SITE_URL: address })).toThrow(/^SITE_URL .*https:\/\/www\.exemple\.fr sans/);
  },
);

test("a build without SITE_URL names the address that it publishes, and is refused in CI and on a hosting service", () => {
  expect(defaultSiteNotice({ SITE_URL: " " })).toContain(DEFAULT_SITE);
  for (const service of ["CI", "NETLIFY"]) {
    expect(() => defaultSiteNotice({ [service]: "true" })).toThrow(/^SITE_URL manque/);
    expect(defaultSiteNotice({ [service]: "true", SITE_URL: "https://www.exemple.fr" })).toBeUndefined();
  }
});

const spaceAndToken = { CONTENTFUL_SPACE_ID: "espace", CONTENTFUL_ACCESS_TOKEN: "secret" };

const published = {
  spaceId: "espace",
  token: "secret",
  environment: "master",
  host: "cdn.contentful.com",
};

test.each([
  [{}, published],
  [{ CONTENTFUL_SPACE_ID: " espace ", CONTENTFUL_ENVIRONMENT: "", CONTENTFUL_HOST: "" }, published],
  [
    { CONTENTFUL_ENVIRONMENT: "essai", CONTENTFUL_HOST: "localhost:4000" },
    { environment: "essai", host: "localhost:4000" },
  ],
])("with a space, a token and %j, Contentful is read with %j", (environment, expected) => {
  expect(deliveryConnection({ ...spaceAndToken, ...environment }, "")).toMatchObject(expected);
});

describe(".env", () => {
  const folder = mkdtempSync(join(tmpdir(), "env-"));
  const before = { ...process.env };
  beforeEach(() => {
    delete process.env.SITE_DIRECTORY;
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
    process.env = before;
  });

  const read = (text: string) => {
    const file = join(folder, ".env");
    writeFileSync(file, text);
    readEnvFile(file);
    return process.env.SITE_DIRECTORY;
  };

  test.each([
    ["plain", "SITE_DIRECTORY=mon site\n"],
    ["with a byte order mark", "\uFEFFSITE_DIRECTORY=mon site\n"],
    ["with export, quotes and a comment", '\uFEFFexport SITE_DIRECTORY="mon site" # une note\r\n'],
  ])("reads a value %s", (_how, text) => {
    expect(read(text)).toBe("mon site");
  });

  test("a variable that is set keeps its value", () => {
    process.env.SITE_DIRECTORY = "";
    expect(read("SITE_DIRECTORY=site")).toBe("");
  });

  test.each([".env.production", ".env.development"])("%s, which nothing reads, is refused", (name) => {
    expect(() => refuseUnreadFiles(folder)).not.toThrow();
    writeFileSync(join(folder, name), `${ENDPOINT}=https://formulaires.example.fr/x`);
    expect(() => refuseUnreadFiles(folder)).toThrow(
      `${name} n’est pas lu, ni l’adresse du formulaire (${ENDPOINT})`,
    );
    rmSync(join(folder, name));
  });

  test(".env.example has exactly the variables that are read, without values", () => {
    const example = parseEnv(readFileSync(".env.example", "utf8"));
    expect(Object.values(example).join("")).toBe("");
    const address = "https://www.exemple.fr";
    // Any value that no reader refuses.
    const others = Object.fromEntries(Object.keys(example).map((name) => [name, "true"]));
    const values: Environment = {
      ...others,
      SITE_URL: address,
      [ENDPOINT]: address,
      PORT: "80",
      SOURCE_DATE_EPOCH: "0",
    };
    const asked = new Set<string>();
    // Keeps the name of each variable that is read.
    const environment = new Proxy(values, {
      get: (_, name: string) => {
        asked.add(name);
        return values[name];
      },
    });
    siteAddresses(environment);
    buildDay(environment);
    defaultSiteNotice(environment);
    contentDirectory(environment);
    siteDirectory(environment);
    serveAddress(environment);
    previewHost(environment);
    managementConnection(environment);
    previewVariables(environment);
    deliveryConnection(environment, "");
    expect(asked).toEqual(new Set(Object.keys(example)));
  });
});

test("the day of a build is that of SOURCE_DATE_EPOCH, in seconds", () => {
  expect(buildDay({ SOURCE_DATE_EPOCH: "1795564800" })).toBe("2026-11-25");
});

test("a preview needs a token of its own, because the delivery token cannot read drafts", () => {
  expect(() => previewVariables(spaceAndToken)).toThrow("Il manque CONTENTFUL_PREVIEW_TOKEN.");
  expect(previewVariables({ ...spaceAndToken, CONTENTFUL_PREVIEW_TOKEN: "aperçu" })).toMatchObject({
    CONTENTFUL_ACCESS_TOKEN: "aperçu",
    CONTENTFUL_HOST: "preview.contentful.com",
  });
});
