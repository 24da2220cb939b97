import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import type { SiteCopy } from "../contentful/site-copy";

type Values = Record<string, unknown>;

/** Fields to edit: the file of each, and a new value for each edit. Pages show these values unchanged. */
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

/** Mistakes of editors. Each fails in another step of the build: the check, the reading, the processing of pictures. */
const MISTAKES = {
  status: {
    file: "tender.json",
    makeInvalid: (text: string) => text.replace(/"status": "[^"]*"/, `"status": "Fermé"`),
  },
  json: { file: "faqItem.json", makeInvalid: (text: string) => text.slice(0, text.length / 2) },
  picture: { file: "images/facade.png", makeInvalid: () => "A picture by its name only." },
} as const;

export type Mistake = keyof typeof MISTAKES;
export const mistakes = Object.keys(MISTAKES) as Mistake[];

/** The content of a copy of the site, with an editor's changes. */
export class EditedContent {
  private count = 100_000;
  private readonly values = new Map<Field, string>();
  private readonly validFiles = new Map<string, Buffer>();

  constructor(private readonly site: SiteCopy) {
    fields.forEach((field) => this.edit(field));
  }

  get edition(): Edition {
    return Object.fromEntries(this.values) as Record<Field, string>;
  }

  /** Sets a field, by default to a value that it never had. */
  edit(field: Field, value = FIELDS[field].value((this.count += 1))): void {
    this.values.set(field, value);
    const { file } = FIELDS[field];
    const valid = this.validFiles.get(file);
    const content = JSON.parse((valid ?? this.site.bytes(join("content", file))).toString()) as
      Values | Values[];
    // In a list, edit an entry in the middle.
    const entry = Array.isArray(content) ? content[2] : content;
    if (!entry || !(field in entry)) throw new Error(`content/${file} has no ${field}.`);
    entry[field] = value;
    const text = JSON.stringify(content, null, 2);
    if (valid) this.validFiles.set(file, Buffer.from(text));
    else writeFileSync(this.path(file), text);
  }

  makeMistake(mistake: Mistake): void {
    const { file, makeInvalid } = MISTAKES[mistake];
    const valid = readFileSync(this.path(file));
    this.validFiles.set(file, valid);
    writeFileSync(this.path(file), makeInvalid(valid.toString()));
  }

  correct(): void {
    for (const [file, valid] of this.validFiles) writeFileSync(this.path(file), valid);
    this.validFiles.clear();
  }

  /** Copies the current content into another copy of the site. */
  copyTo(other: SiteCopy): void {
    cpSync(join(this.site.directory, "content"), join(other.directory, "content"), { recursive: true });
  }

  private path(file: string): string {
    return join(this.site.directory, "content", file);
  }
}
