import { linkTo } from "../../src/content/contentful/format";
import { activate } from "./management-activation";
import {
  draftProblems,
  type EntryContext,
  type EntryFields,
  type KnownLocale,
  publicationProblems,
} from "./management-entry-rules";
import { formProblems, type SentType, typeProblems } from "./management-type-rules";

type Sent = Readonly<Record<string, unknown>>;

/** An object that the Management API stores: its `sys`, and its other properties as they were sent. */
export interface Entity {
  sys: { id: string; type: string; version: number; publishedVersion?: number } & Record<string, unknown>;
  [field: string]: unknown;
}

/** Contentful refuses a request. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly id: string,
    readonly problems: readonly string[] = [],
  ) {
    super(id);
  }
}

const TYPES: Readonly<Record<string, string>> = {
  content_types: "ContentType",
  entries: "Entry",
  assets: "Asset",
  locales: "Locale",
  editor_interface: "EditorInterface",
};

/** A new space has one locale, which is not French. */
const firstLocale = {
  name: "English (United States)",
  code: "en-US",
  fallbackCode: null,
  default: true,
  contentManagementApi: true,
  contentDeliveryApi: true,
  optional: false,
};

interface StoredFile {
  fileName: string;
  uploadFrom?: { sys: { id: string } };
}

/** Replaces the upload of an asset's file by a URL. */
function processFile(asset: Entity, locale: string): void {
  const { file } = asset.fields as { file: Record<string, StoredFile & { url?: string }> };
  const stored = file[locale];
  if (!stored?.uploadFrom) return;
  const { uploadFrom, ...rest } = stored;
  file[locale] = { ...rest, url: `//images.test/${uploadFrom.sys.id}/${rest.fileName}` };
}

const typeIdOf = (entity: Entity | undefined) =>
  (entity?.sys.contentType as { sys: { id: string } } | undefined)?.sys.id;

/** A space that is empty at first, as the Management API shows it: numbered versions, published or not, and uploads. */
export class ManagementSpace {
  /** Keys are paths under the environment: `entries/homePage`, `content_types/tender/editor_interface`. */
  readonly entities = new Map<string, Entity>();
  /** What the Delivery API shows of entries and types, by the same paths. */
  readonly published = new Map<string, Entity>();
  /** The bytes of each upload, by its id. */
  readonly uploads = new Map<string, Buffer>();
  readonly place: object;

  constructor(spaceId: string) {
    this.place = { space: linkTo("Space", spaceId), environment: linkTo("Environment", "master") };
    this.put("locales/premiere", firstLocale, 0);
  }

  /** The entities of a kind, or only those that a query asks for. */
  list(kind: string, query: URLSearchParams) {
    const ids = query.get("sys.id[in]")?.split(",");
    const typeId = query.get("content_type");
    const isForm = kind === "editor_interfaces";
    const isPublished = kind === "public/entries";
    const found = [...(isPublished ? this.published : this.entities)]
      .filter(([path]) =>
        isForm
          ? path.endsWith("/editor_interface")
          : path.startsWith(isPublished ? "entries/" : `${kind}/`) && path.split("/").length === 2,
      )
      .map(([, entity]) => entity)
      .filter((entity) => (!ids || ids.includes(entity.sys.id)) && (!typeId || typeIdOf(entity) === typeId));
    const skip = Number(query.get("skip") ?? 0);
    const limit = Number(query.get("limit") ?? 100);
    return {
      sys: { type: "Array" },
      total: found.length,
      skip,
      limit,
      items: found.slice(skip, skip + limit),
    };
  }

  upload(bytes: Buffer) {
    const id = `upload-${this.uploads.size + 1}`;
    this.uploads.set(id, bytes);
    return { sys: { ...this.place, type: "Upload", id } };
  }

  /**
   * Stores an entity, publishes it, or processes its file.
   * @param version the last version that the client has read; 0 for a new entity.
   * @throws {Refused} if that version is not the current one, or if Contentful's checks fail.
   */
  put(path: string, sent: Sent, version: number, contentTypeId?: string): Entity {
    const [, target, published, locale] = /^(.+)\/(?:(published)|files\/([^/]+)\/process)$/.exec(path) ?? [];
    const before = this.entities.get(target ?? path);
    if (before && before.sys.version !== version) throw new Refused(409, "VersionMismatch");
    if (before && target) {
      if (published) this.publish(target, before);
      else processFile(before, String(locale));
      before.sys.version += 1;
      return before;
    }
    return this.save(path, sent, before, contentTypeId);
  }

  private save(path: string, sent: Sent, before: Entity | undefined, contentTypeId?: string): Entity {
    const [kind = "", id = "", part = kind] = path.split("/");
    const typeId = part === "editor_interface" ? id : (contentTypeId ?? typeIdOf(before));
    const kept = this.checked(part, id, sent, typeId);
    const sys = {
      ...this.place,
      ...before?.sys,
      id,
      type: TYPES[part] ?? part,
      version: (before?.sys.version ?? 0) + 1,
      ...(typeId && { contentType: linkTo("ContentType", typeId) }),
    };
    // A client cannot choose the default locale.
    const entity: Entity = { ...kept, ...(before?.default === true && { default: true }), sys };
    this.entities.set(path, entity);
    // Contentful creates an empty editor form for each new type.
    if (part === "content_types" && !before) this.put(`${path}/editor_interface`, { controls: [] }, 0);
    return entity;
  }

  /** Checks what a client saves. Fields that it deletes are gone then. */
  private checked(part: string, id: string, sent: Sent, typeId: string | undefined): Sent {
    if (part === "content_types") {
      const type = sent as unknown as SentType;
      this.refuse("ValidationFailed", typeProblems(id, type, this.activeType(id)));
      return { ...sent, fields: type.fields.filter(({ deleted }) => !deleted) };
    }
    if (part === "editor_interface") {
      const { controls = [] } = sent as { controls?: { fieldId: string }[] };
      this.refuse("ValidationFailed", formProblems(controls, this.activeType(id)));
    }
    if (part === "entries") {
      this.refuse("ValidationFailed", draftProblems(sent.fields as EntryFields, this.context(id, typeId)));
    }
    return sent;
  }

  private publish(path: string, entity: Entity): void {
    const { id, version } = entity.sys;
    if (path.startsWith("entries/")) {
      const problems = publicationProblems(entity.fields as EntryFields, this.context(id, typeIdOf(entity)));
      this.refuse("InvalidEntry", problems);
    }
    if (path.startsWith("content_types/")) {
      const entries = [...this.entities.values(), ...this.published.values()].filter(
        (each) => each.sys.type === "Entry" && typeIdOf(each) === id,
      );
      activate(entity, this.activeType(id), entries);
    }
    entity.sys.publishedVersion = version;
    this.published.set(path, structuredClone(entity));
  }

  private activeType = (id: string) =>
    this.published.get(`content_types/${id}`) as unknown as SentType | undefined;

  private context(entryId: string, typeId: string | undefined): EntryContext {
    const ofKind = (kind: string, from = this.entities) =>
      [...from].filter(([path]) => path.startsWith(`${kind}/`)).map(([, entity]) => entity);
    const others = () =>
      ofKind("entries", this.published).filter(
        (entry) => entry.sys.id !== entryId && typeIdOf(entry) === typeId,
      );
    return {
      type: this.activeType(typeId ?? ""),
      locales: ofKind("locales") as unknown as KnownLocale[],
      typeOfEntry: (id) => typeIdOf(this.entities.get(`entries/${id}`)),
      isTaken: (field, locale, value) =>
        others().some((entry) => (entry.fields as EntryFields)[field]?.[locale] === value),
    };
  }

  private refuse(id: string, problems: readonly string[]): void {
    if (problems.length > 0) throw new Refused(422, id, problems);
  }
}
