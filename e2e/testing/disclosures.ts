import type { Page } from "@playwright/test";

/** Name and state of the page's disclosures, from the browser's accessibility tree. */
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
