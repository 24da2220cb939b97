/**
 * Saves a file through the browser's downloads.
 * @param name the file's name on the visitor's disk.
 */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  // Firefox before 75 and some WebKit versions ignore a click on a link that is not in the page.
  document.body.append(link);
  link.click();
  link.remove();
  // Until then, the browser may read the file.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
