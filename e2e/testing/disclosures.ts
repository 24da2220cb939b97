import type { Page } from "@playwright/test";

/** What assistive technology is told of the page's disclosures: name and state, out of the browser's accessibility tree. */
export async function disclosures(page: Page): Promise<{ name: string; expanded: boolean }[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  return nodes
    .filter(({ ignored, role }) => !ignored && String(role?.value).startsWith("DisclosureTriangle"))
    .map(({ name, properties }) => ({
      name: String(name?.value),
      expanded: properties?.find((property) => property.name === "expanded")?.value.value === true,
    }));
}
