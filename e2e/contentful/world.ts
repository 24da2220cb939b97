import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { contentTypes } from "../../src/content";
import { contentfulSpace } from "../../src/content/contentful";
import { readLocalContent } from "../../src/content/sources/local";
import { FROZEN_CONTENT } from "../../src/testing/content";
import { makeCertificate } from "./certificate";
import { type DeliveryApi, startDeliveryApi } from "./delivery-api";
import { type Environment, type Outcome, SiteCopy } from "./site-copy";
import { TestSpace } from "./test-space";

export const SPACE_ID = "espace";
export const TOKENS = { published: "jeton-de-lecture-publique", draft: "jeton-de-lecture-brouillons" };

const CONTENT = FROZEN_CONTENT;

/** A space as it is after `contentful:import`. */
export const importedSpace = () =>
  new TestSpace(contentfulSpace(contentTypes, readLocalContent(CONTENT).entries), join(CONTENT, "images"));

/** A Contentful space with its API, and a copy of this project that is built from it several times. */
export class World {
  readonly site = new SiteCopy();
  /** How long each build took. */
  readonly durations: string[] = [];
  private publishedOnce = false;

  private constructor(
    readonly space: TestSpace,
    readonly api: DeliveryApi,
    private readonly directory: string,
    private readonly authorities: string,
  ) {}

  static async open(): Promise<World> {
    const directory = mkdtempSync(join(tmpdir(), "contentful-"));
    const certificate = makeCertificate(directory);
    const space = importedSpace();
    const api = await startDeliveryApi({
      space,
      certificate,
      tokens: { [TOKENS.published]: "published", [TOKENS.draft]: "draft" },
      spaceId: SPACE_ID,
    });
    return new World(space, api, directory, certificate.authorities);
  }

  /** The variables with which a script reads this space. */
  get environment(): Environment {
    return {
      NODE_EXTRA_CA_CERTS: this.authorities,
      CONTENTFUL_SPACE_ID: SPACE_ID,
      CONTENTFUL_ACCESS_TOKEN: TOKENS.published,
      CONTENTFUL_HOST: this.api.host,
    };
  }

  /** Runs a script of the site on this space, unless the environment overrides it. */
  async run(name: string, environment: Environment = {}, script = "build"): Promise<Outcome> {
    this.api.requests.length = 0;
    const outcome = await this.site.run(script, { ...this.environment, ...environment });
    this.durations.push(`${name}: ${Math.round(outcome.seconds)} s`);
    return outcome;
  }

  /** Builds from the local copy. */
  runLocally(name: string): Promise<Outcome> {
    return this.run(name, { CONTENTFUL_SPACE_ID: "", CONTENTFUL_ACCESS_TOKEN: "", CONTENTFUL_HOST: "" });
  }

  /** Builds what the space has published, if no test has done so yet. */
  async ensurePublished(): Promise<void> {
    if (this.publishedOnce) return;
    const { code, output } = await this.run("Contentful, everything");
    if (code !== 0) throw new Error(output);
    this.publishedOnce = true;
  }

  /** A digest of all files in `public/`. */
  publicDigest(): string {
    const hash = createHash("sha256");
    for (const path of this.site.list("public")) hash.update(path).update(this.site.bytes(path));
    return hash.digest("hex");
  }

  async close(): Promise<void> {
    await this.api.close();
    this.site.remove();
    rmSync(this.directory, { recursive: true });
    process.stdout.write(`${["Builds:", ...this.durations].join("\n  ")}\n`);
  }
}
