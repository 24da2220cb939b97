import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { z } from "zod";

import type { ContentType } from "../src/content-model/content-type";
import type { siteSettings } from "../src/content-model/types/siteSettings";
import type { whitePaperPage } from "../src/content-model/types/whitePaperPage";
import { withFrenchSpaces } from "../src/content-model/typography";

interface Singles {
  siteSettings: typeof siteSettings;
  whitePaperPage: typeof whitePaperPage;
}

type Texts<Type extends ContentType> = {
  readonly [Name in keyof Type["fields"]]: z.output<Type["fields"][Name]>;
};

/** An entry of the local copy as the pages show it: expected texts are read, not typed again. */
export function readContent<Id extends keyof Singles>(id: Id): Texts<Singles[Id]> {
  const entry: unknown = JSON.parse(
    readFileSync(join("content", `${id}.json`), "utf8"),
    (_key, value: unknown) => (typeof value === "string" ? withFrenchSpaces(value) : value),
  );
  return entry as Texts<Singles[Id]>;
}
