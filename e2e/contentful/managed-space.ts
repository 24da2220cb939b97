import { mkdtempSync, rmSync } from "node:fs";
import { globalAgent } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Run } from "../../scripts/contentful/migration/run";
import { contentTypes } from "../../src/content";
import type { ContentType } from "../../src/content/content-type";
import type { Space } from "../../src/content/contentful/format";
import { makeCertificate } from "./certificate";
import { fillSpace } from "./fill-space";
import { type ManagementApi, startManagementApi } from "./management-api";
import type { EntryFields } from "./management-entry-rules";
import type { Entity } from "./management-space";

export const TOKEN = "jeton-de-gestion";
export const SPACE_ID = "espace";

/** A space behind the tests' Management API, with short ways to look at it and to change it as an editor does. */
export class ManagedSpace {
  /** What the last run has printed. */
  printed = "";

  private constructor(
    readonly api: ManagementApi,
    /** A file for NODE_EXTRA_CA_CERTS. */
    readonly authorities: string,
    private readonly end: () => void,
  ) {}

  /** Starts the API with the content of a space file, all published. This process trusts its certificate until `close`. */
  static async open(content: Space): Promise<ManagedSpace> {
    const directory = mkdtempSync(join(tmpdir(), "managed-"));
    const certificate = makeCertificate(directory);
    const { ca } = globalAgent.options;
    globalAgent.options.ca = certificate.cert;
    const api = await startManagementApi({ certificate, token: TOKEN, spaceId: SPACE_ID });
    fillSpace(api.space, content);
    return new ManagedSpace(api, certificate.authorities, () => {
      globalAgent.options.ca = ca;
      rmSync(directory, { recursive: true });
    });
  }

  get space() {
    return this.api.space;
  }

  /** A run of the migration on this space. */
  run(types: readonly ContentType[] = contentTypes): Run {
    const { host } = this.api;
    this.printed = "";
    return {
      connection: { host, spaceId: SPACE_ID, environment: "master", token: TOKEN, api: "management" },
      contentTypes: types,
      print: (line) => (this.printed += `${line}\n`),
    };
  }

  entity(path: string): Entity {
    const found = this.space.entities.get(path);
    if (!found) throw new Error(`The space has no ${path}.`);
    return found;
  }

  /** The fields of an entry's draft. */
  fieldsOf(entryId: string): EntryFields {
    return this.entity(`entries/${entryId}`).fields as EntryFields;
  }

  /** The fields of an entry as they are published, or undefined. */
  publishedFieldsOf(entryId: string): EntryFields | undefined {
    return this.space.published.get(`entries/${entryId}`)?.fields as EntryFields | undefined;
  }

  fieldsOfType(typeId: string): { id: string }[] {
    return this.entity(`content_types/${typeId}`).fields as { id: string }[];
  }

  fieldIds(typeId: string): string[] {
    return this.fieldsOfType(typeId).map(({ id }) => id);
  }

  /** Saves fields of an entry, and publishes it or not. */
  edit(entryId: string, fields: EntryFields, isPublished: boolean): void {
    const path = `entries/${entryId}`;
    const { version } = this.entity(path).sys;
    this.space.put(path, { fields: { ...this.fieldsOf(entryId), ...fields } }, version);
    if (isPublished) this.space.put(`${path}/published`, {}, version + 1);
  }

  /** Saves the fields of a type, and activates it. */
  saveFields(typeId: string, fields: readonly object[]): void {
    const path = `content_types/${typeId}`;
    const type = this.entity(path);
    const { version } = type.sys;
    this.space.put(path, { ...type, fields }, version);
    this.space.put(`${path}/published`, {}, version + 1);
  }

  /** A copy of everything that is saved. */
  copy(): [path: string, entity: Entity][] {
    return structuredClone([...this.space.entities]);
  }

  async close(): Promise<void> {
    await this.api.close();
    this.end();
  }
}
