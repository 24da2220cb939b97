/** Time for the browser to start saving, in ms. Then the file's memory is released. */
const SAVING_TIME = 60_000;

/**
 * Saves a file through the browser's downloads.
 * @param name the file's name on the visitor's disk.
 */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  // Firefox before 75 and some WebKit versions ignore a click on a link that is not in the page.
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), SAVING_TIME);
}
