/** The addresses of what a page loads after its HTML. */
export interface PageFiles {
  /** The scripts that hydrate the page. */
  scripts: readonly string[];
  /** The data that Gatsby requests before it hydrates the page. */
  data: readonly string[];
  /** What elements of the page need. */
  needs: readonly string[];
}

const needsOf = ({ dataset }: HTMLElement) => dataset.needs?.split(" ") ?? [];

/** Reads what a page loads from its template and from its elements. */
export function readPageFiles(page: Document, template: HTMLTemplateElement): PageFiles {
  // Gatsby's runtime would request the page's own code only when it has the page's data.
  const [code = [], ...data] = needsOf(template);
  return {
    scripts: Array.from(
      template.content.querySelectorAll("[src]"),
      (script) => script.getAttribute("src") ?? "",
    ).concat(code),
    data,
    needs: [
      ...new Set(
        Array.from(page.querySelectorAll<HTMLElement>("[data-needs]:not(template)"), needsOf).flat(),
      ),
    ],
  };
}
