import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import type { SiteCopy } from "../contentful/site-copy";

type Values = Record<string, unknown>;

/** Fields to edit: where each stands, and a value that no other edit gives. What they hold is shown as it is. */
const FIELDS = {
  phone: {
    file: "siteSettings.json",
    value: (count: number) =>
      `01 99 ${String(count)
        .padStart(6, "0")
        .replace(/\B(?=(..)+$)/g, " ")}`,
  },
  copyright: { file: "siteSettings.json", value: (count: number) => `Dernière-ligne-${count}.` },
  answer: { file: "faqItem.json", value: (count: number) => `Réponse-${count}.` },
  closingText: { file: "whitePaperPage.json", value: (count: number) => `Appel-final-${count}.` },
} as const;

export type Field = keyof typeof FIELDS;
export const fields = Object.keys(FIELDS) as Field[];

/** Each field's value at one time. */
export type Edition = Readonly<Record<Field, string>>;

/** What an editor may do wrong, each in another place of the build: the check, the reading, the making of pictures. */
const SLIPS = {
  status: {
    file: "tender.json",
    spoil: (text: string) => text.replace(/"status": "[^"]*"/, `"status": "Fermé"`),
  },
  json: { file: "faqItem.json", spoil: (text: string) => text.slice(0, text.length / 2) },
  picture: { file: "images/facade.png", spoil: () => "A picture by its name only." },
} as const;

export type Slip = keyof typeof SLIPS;
export const slips = Object.keys(SLIPS) as Slip[];

/** The content of a copy of the site, in the hands of an editor. */
export class EditedContent {
  private count = 100_000;
  private readonly values = new Map<Field, string>();
  private readonly spoilt = new Map<string, Buffer>();

  constructor(private readonly site: SiteCopy) {
    fields.forEach((field) => this.edit(field));
  }

  get edition(): Edition {
    return Object.fromEntries(this.values) as Record<Field, string>;
  }

  /** Gives a field a value that it never had, or one that it had. */
  edit(field: Field, value = FIELDS[field].value((this.count += 1))): void {
    this.values.set(field, value);
    const { file } = FIELDS[field];
    const right = this.spoilt.get(file);
    const content = JSON.parse((right ?? this.site.bytes(join("content", file))).toString()) as
      Values | Values[];
    // Of a list, an entry in its middle.
    const entry = Array.isArray(content) ? content[2] : content;
    if (!entry || !(field in entry)) throw new Error(`content/${file} has no ${field}.`);
    entry[field] = value;
    const text = JSON.stringify(content, null, 2);
    if (right) this.spoilt.set(file, Buffer.from(text));
    else writeFileSync(this.path(file), text);
  }

  slip(slip: Slip): void {
    const { file, spoil } = SLIPS[slip];
    const right = readFileSync(this.path(file));
    this.spoilt.set(file, right);
    writeFileSync(this.path(file), spoil(right.toString()));
  }

  mend(): void {
    for (const [file, right] of this.spoilt) writeFileSync(this.path(file), right);
    this.spoilt.clear();
  }

  /** Brings the content, as it is now, into another copy of the site. */
  copyTo(other: SiteCopy): void {
    cpSync(join(this.site.directory, "content"), join(other.directory, "content"), { recursive: true });
  }

  private path(file: string): string {
    return join(this.site.directory, "content", file);
  }
}
