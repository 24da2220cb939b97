import { linkTo } from "../../src/content-model/contentful-space/format";

type Sent = Readonly<Record<string, unknown>>;

/** An object that the Management API stores: its `sys`, and its other properties as they were sent. */
export interface Entity {
  sys: { id: string; type: string; version: number; publishedVersion?: number } & Record<string, unknown>;
  [field: string]: unknown;
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

/** A space that is empty at first, as the Management API shows it: numbered versions, published or not, and uploads. */
export class ManagementSpace {
  /** Keys are paths under the environment: `entries/homePage`, `content_types/tender/editor_interface`. */
  readonly entities = new Map<string, Entity>();
  /** The bytes of each upload, by its id. */
  readonly uploads = new Map<string, Buffer>();
  readonly place: object;

  constructor(spaceId: string) {
    this.place = { space: linkTo("Space", spaceId), environment: linkTo("Environment", "master") };
    this.put("locales/premiere", firstLocale, 0);
  }

  /** The entities of a kind, or only those with the given ids. */
  list(kind: string, ids: string | null) {
    const items = [...this.entities]
      .filter(([path]) => path.startsWith(`${kind}/`) && path.split("/").length === 2)
      .map(([, entity]) => entity)
      .filter(({ sys }) => !ids || ids.split(",").includes(sys.id));
    return { sys: { type: "Array" }, total: items.length, skip: 0, limit: 1000, items };
  }

  upload(bytes: Buffer) {
    const id = `upload-${this.uploads.size + 1}`;
    this.uploads.set(id, bytes);
    return { sys: { ...this.place, type: "Upload", id } };
  }

  /**
   * Stores an entity, publishes it, or processes its file.
   * @param version the last version that the client has read; 0 for a new entity.
   * @returns undefined if that version is not the current one.
   */
  put(path: string, sent: Sent, version: number, contentTypeId?: string): Entity | undefined {
    const [, target, published, locale] = /^(.+)\/(?:(published)|files\/([^/]+)\/process)$/.exec(path) ?? [];
    const before = this.entities.get(target ?? path);
    if (before && before.sys.version !== version) return undefined;
    if (before && target) {
      before.sys.version += 1;
      if (published) before.sys.publishedVersion = version;
      else processFile(before, String(locale));
      return before;
    }
    const [kind = "", id = "", part = kind] = path.split("/");
    const typeId = part === "editor_interface" ? id : contentTypeId;
    const sys = {
      ...this.place,
      ...before?.sys,
      id,
      type: TYPES[part] ?? part,
      version: version + 1,
      ...(typeId && { contentType: linkTo("ContentType", typeId) }),
    };
    // A client cannot choose the default locale.
    const entity: Entity = { ...sent, ...(before?.default === true && { default: true }), sys };
    this.entities.set(path, entity);
    // Contentful creates an empty editor form for each new type.
    if (part === "content_types" && !before) this.put(`${path}/editor_interface`, { controls: [] }, 0);
    return entity;
  }
}
