/**
 * Puts the text of each style sheet that the page links into its `link`, for scripts that need it as it was written: a browser has it
 * only in its own words. The file is in the browser's cache, unless the browser could not fetch it either.
 * @returns whether each text could be fetched.
 */
export async function readStyleSheets(page: Document): Promise<boolean> {
  const read = async (link: HTMLLinkElement) => {
    const response = await fetch(link.href);
    if (response.ok) link.textContent = await response.text();
    return response.ok;
  };
  const links = [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  return (await Promise.all(links.map((link) => read(link).catch(() => false)))).every(Boolean);
}
