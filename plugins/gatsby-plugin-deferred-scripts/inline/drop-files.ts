const isFileField = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === "file";

/** The file field on which files are dropped, or that of the form on which they are dropped. */
function fileFieldOf({ target }: DragEvent): HTMLInputElement | null {
  if (isFileField(target)) return target;
  if (!(target instanceof Element)) return null;
  return target.closest("form")?.querySelector<HTMLInputElement>("input[type=file]") ?? null;
}

function takeFiles(event: DragEvent): void {
  const { dataTransfer, target, defaultPrevented, type } = event;
  // A drop area of the page, such as the table's, has handled the event.
  if (defaultPrevented || !dataTransfer?.types.includes("Files")) return;
  // The browser fills a field for several files itself.
  if (isFileField(target) && target.multiple) return;
  // Without this the browser leaves the page and opens the file.
  event.preventDefault();
  const field = fileFieldOf(event);
  if (type === "dragover") {
    dataTransfer.dropEffect = field ? "copy" : "none";
    return;
  }
  if (!field) return;
  field.files = dataTransfer.files;
  for (const each of ["input", "change"]) field.dispatchEvent(new Event(each, { bubbles: true }));
}

/** Gives files that are dropped on a form to its field, also before hydration. Dropped elsewhere they change nothing. */
export function dropFiles(): void {
  addEventListener("dragover", takeFiles);
  addEventListener("drop", takeFiles);
}
