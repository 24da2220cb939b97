/**
 * A form's record: the texts of all its fields, shown or not, and where they come from (docs/decisions/0029-one-record.md).
 *
 *   typing ──> field ──> final-form ──> record ──> memory of the tab
 *   replaceRecord, returnToFormer, eraseRecord ──> record, and the fields of the page that shows the form
 */
import { useSyncExternalStore } from "react";

import {
  type AnyForm,
  type FileLists,
  readFiles,
  readTexts,
  setTexts,
  TICKED,
  touchInvalid,
} from "./elements";
import type { FieldDescription } from "./Field";
import { keep, stored } from "./memory";

export interface RecordField extends Pick<FieldDescription, "kind" | "options"> {
  /** The person's own answer: it stays when the record is replaced. */
  isPersonal?: boolean;
}

export interface RecordForm<Name extends string = string> {
  /** The name of the form element and of its memory. */
  name: string;
  fields: Readonly<Record<Name, RecordField>>;
}

/** The texts of all fields but those of files. Empty: no answer, or a box that is not ticked. */
export type Texts<Name extends string> = Readonly<Record<Name, string>>;

export interface FormRecord<Name extends string = string> {
  readonly texts: Texts<Name>;
  readonly files: FileLists;
  /** « de la facture edf.pdf ». Empty: typed. */
  readonly from: string;
  /** Not all texts are of that source: the source only completed what was typed, or something was typed since. */
  readonly isChanged: boolean;
}

export interface RecordState<Name extends string = string> {
  readonly record: FormRecord<Name>;
  /** The record that the present one has replaced. */
  readonly former: FormRecord<Name> | null;
  /** Counts the records that were written by a link, an invoice or a button. */
  readonly revision: number;
}

/** The form on the page: final-form's and the DOM's. */
interface Shown {
  api: AnyForm;
  element: HTMLFormElement;
}

/** What this module holds for one form. */
interface Held {
  state: RecordState;
  /** The empty state of the served HTML, with which hydration starts. */
  servedState: RecordState;
  /** Undefined while the page does not show the form. */
  shown: Shown | undefined;
  /** The record is being written into the fields, whose changes are then not typed. */
  isWriting: boolean;
  listeners: Set<() => void>;
}

const heldByName = new Map<string, Held>();

const fieldsOf = ({ fields }: RecordForm) => Object.entries(fields);

const namesOfFiles = (form: RecordForm) =>
  fieldsOf(form).flatMap(([name, { kind }]) => (kind === "files" ? [name] : []));

/** A value from a link or from memory. What the field cannot hold becomes its default: the first option, or an empty text. */
export function textFor({ kind, options }: RecordField, value: unknown): string {
  const [byDefault = ""] = Object.keys(options ?? {});
  if (typeof value !== "string") return byDefault;
  if (options) return Object.hasOwn(options, value) ? value : byDefault;
  if (kind === "checkbox") return value === TICKED ? TICKED : "";
  return value;
}

/** The texts of all fields. @param values by name; a field without one has its default. */
function allTexts<Name extends string>(form: RecordForm<Name>, values: object): Texts<Name> {
  const valueByName = values as Readonly<Record<string, unknown>>;
  const withText = fieldsOf(form).filter(([, { kind }]) => kind !== "files");
  const texts = withText.map(([name, field]) => [name, textFor(field, valueByName[name])]);
  return Object.fromEntries(texts) as Texts<Name>;
}

const noFiles = (form: RecordForm): FileLists =>
  Object.fromEntries(namesOfFiles(form).map((name) => [name, []]));

/** The record before any answer. */
export const emptyRecord = <Name extends string>(form: RecordForm<Name>): FormRecord<Name> => ({
  texts: allTexts(form, {}),
  files: noFiles(form),
  from: "",
  isChanged: false,
});

/** Whether nothing is given but the person's own answers. */
export function isEmptyRecord<Name extends string>(
  form: RecordForm<Name>,
  { texts, files }: FormRecord<Name>,
): boolean {
  const defaults: Texts<string> = allTexts(form, {});
  const given: Texts<string> = texts;
  const isGiven = ([name, { isPersonal, kind }]: [string, RecordField]) =>
    !isPersonal && kind !== "files" && given[name] !== defaults[name];
  return !fieldsOf(form).some(isGiven) && Object.values(files).every(({ length }) => length === 0);
}

const isSameTexts = (one: Texts<string>, other: Texts<string>) =>
  Object.keys(one).every((name) => one[name] === other[name]);

const isSameFiles = (one: FileLists, other: FileLists) =>
  Object.keys(one).every((name) => one[name] === other[name]);

/** @param value from storage: of any shape. Files are not stored. */
function recordFrom(form: RecordForm, value: unknown): FormRecord | null {
  if (typeof value !== "object" || value === null) return null;
  const { texts, from, isChanged } = value as Readonly<Record<string, unknown>>;
  if (typeof texts !== "object" || texts === null) return null;
  return {
    texts: allTexts(form, texts),
    files: noFiles(form),
    from: typeof from === "string" ? from : "",
    isChanged: isChanged === true,
  };
}

const emptyState = (form: RecordForm): RecordState => ({
  record: emptyRecord(form),
  former: null,
  revision: 0,
});

function restoredState(form: RecordForm): RecordState {
  const value = stored(form.name);
  const record = recordFrom(form, value);
  if (!record) return emptyState(form);
  return { record, former: recordFrom(form, (value as { former?: unknown }).former), revision: 0 };
}

function heldOf(form: RecordForm): Held {
  const existing = heldByName.get(form.name);
  if (existing) return existing;
  const held = {
    state: restoredState(form),
    servedState: emptyState(form),
    shown: undefined,
    isWriting: false,
    listeners: new Set<() => void>(),
  };
  heldByName.set(form.name, held);
  return held;
}

/** JSON cannot have files. */
const withoutFiles = (record: FormRecord | null) => record && { ...record, files: undefined };

/** Replaces the state, keeps it for a reload, and calls the listeners. */
function setState(form: RecordForm, state: RecordState): void {
  const held = heldOf(form);
  held.state = state;
  const isNothing = !state.former && isSameTexts(state.record.texts, allTexts(form, {}));
  keep(
    form.name,
    isNothing ? undefined : { ...withoutFiles(state.record), former: withoutFiles(state.former) },
  );
  for (const listener of held.listeners) listener();
}

/** The texts and files of final-form's values. */
function valuesOf(form: RecordForm, values: object, record: FormRecord): Pick<FormRecord, "texts" | "files"> {
  const valueByName = { ...record.texts, ...values };
  const lists = { ...record.files, ...values } as FileLists;
  return {
    texts: Object.fromEntries(Object.keys(record.texts).map((name) => [name, valueByName[name] ?? ""])),
    files: Object.fromEntries(namesOfFiles(form).map((name) => [name, lists[name] ?? []])),
  };
}

/** Takes over what was typed. @param values of final-form. A field without one keeps its text. */
export function followForm(form: RecordForm, values: object): void {
  const { state, isWriting } = heldOf(form);
  if (isWriting) return;
  const typed = valuesOf(form, values, state.record);
  if (isSameTexts(state.record.texts, typed.texts) && isSameFiles(state.record.files, typed.files)) return;
  const record = { ...state.record, ...typed, isChanged: true };
  const isEmpty = isEmptyRecord(form, record);
  setState(form, { ...state, record: isEmpty ? { ...record, from: "", isChanged: false } : record });
}

/** Writes a record into the state, and into the fields of the page if it shows the form. */
function write(form: RecordForm, record: FormRecord, former: FormRecord | null): void {
  const held = heldOf(form);
  const { shown, state } = held;
  const revision = state.revision + 1;
  if (!shown) {
    setState(form, { record, former, revision });
    return;
  }
  const { api, element } = shown;
  held.isWriting = true;
  setTexts(api, element, { ...record.texts, ...record.files });
  for (const name of api.getRegisteredFields()) api.resetFieldState(name);
  touchInvalid(api, element, null);
  held.isWriting = false;
  // A field may have refused or cleaned its text.
  setState(form, {
    record: { ...record, ...valuesOf(form, api.getState().values, record) },
    former,
    revision,
  });
}

/** The present record and the former one. */
export const recordState = <Name extends string>(form: RecordForm<Name>): RecordState<Name> =>
  heldOf(form).state;

/** Whether the record has these texts already. */
export function hasTexts<Name extends string>(form: RecordForm<Name>, texts: Partial<Texts<Name>>): boolean {
  const { record } = recordState<string>(form);
  return isSameTexts(record.texts, allTexts(form, { ...record.texts, ...texts }));
}

/**
 * Replaces the whole record: fields without a text become empty, and the person's own answers stay. The replaced record is kept as the
 * former one.
 * @param from « de la facture edf.pdf ». @param isChanged whether the texts are not all of that source.
 */
export function replaceRecord<Name extends string>(
  form: RecordForm<Name>,
  texts: Partial<Texts<Name>>,
  from: string,
  isChanged = false,
): void {
  const { record } = recordState<string>(form);
  const personal = fieldsOf(form).filter(([, { isPersonal }]) => isPersonal);
  const own = Object.fromEntries(personal.map(([name]) => [name, record.texts[name] ?? ""]));
  const next = { texts: allTexts(form, { ...texts, ...own }), files: noFiles(form), from, isChanged };
  // The same texts of the same source, such as a link after a reload, must not replace the former record.
  if (record.from === from && record.isChanged === isChanged && isSameTexts(record.texts, next.texts)) return;
  write(form, next, isEmptyRecord<string>(form, record) ? null : record);
}

/** « Revenir à mes réponses » */
export function returnToFormer(form: RecordForm): void {
  const { former } = recordState(form);
  if (former) write(form, former, null);
}

/** « Effacer mes réponses »: neither the record nor the former one is kept. @param rest texts and files that stay. */
export function eraseRecord(form: RecordForm, rest: object = {}): void {
  const empty = { ...emptyRecord(form), texts: allTexts(form, rest) };
  write(form, { ...empty, ...valuesOf(form, rest, empty) }, null);
}

/** Calls `listener` after each change of the record. @returns the function that ends the subscription. */
export function subscribeToRecord(form: RecordForm, listener: () => void): () => void {
  const { listeners } = heldOf(form);
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useRecord<Name extends string>(form: RecordForm<Name>): RecordState<Name> {
  const subscribe = (listener: () => void) => subscribeToRecord(form, listener);
  return useSyncExternalStore(
    subscribe,
    () => recordState<string>(form),
    () => heldOf(form).servedState,
  );
}

/**
 * Joins the record and the page's form, in a layout effect.
 * @param served the form at the first rendering, before React has created one.
 * @returns the function that separates them.
 */
export function joinRecord(form: RecordForm, shown: Shown, served: HTMLFormElement | undefined): () => void {
  const { api, element } = shown;
  const held = heldOf(form);
  const { texts, files } = held.state.record;
  if (element === served) {
    // React has hydrated the form. Its fields keep their texts, also those that the inline script has written. The form's state
    // still lacks the files, and the texts that have no field on this page.
    const hasNoField = ([name]: [string, string]) => !element.elements.namedItem(name);
    const textsWithoutField = Object.fromEntries(Object.entries(texts).filter(hasNoField));
    setTexts(api, element, { ...textsWithoutField, ...readFiles(element) });
  } else {
    // React replaces a page that fails to hydrate. The replaced form still has what was typed.
    const typed = served && { ...readTexts(served), ...readFiles(served) };
    setTexts(api, element, { ...texts, ...files, ...typed });
  }
  held.shown = shown;
  const unsubscribe = api.subscribe(({ values }) => followForm(form, values), { values: true });
  return () => {
    unsubscribe();
    if (held.shown === shown) held.shown = undefined;
  };
}
