import { cleanup, render } from "@testing-library/react";
import { Helmet } from "react-helmet";

import { siteSettings } from "../../content/types/siteSettings";
import { entryOf } from "../../testing/content";
import { Seo } from "./Seo";

const settings = entryOf(siteSettings);
const page = { settings, siteUrl: "https://site.example", title: "Livre blanc", description: "Un guide." };
const fullTitle = `Livre blanc | ${settings.brandName}`;

function headOf(props: Partial<Parameters<typeof Seo>[0]>) {
  render(<Seo {...page} {...props} />);
  const { title, metaTags, linkTags, scriptTags, htmlAttributes } = Helmet.peek();
  const meta = (name: string) =>
    metaTags.find((tag) => tag.name === name || (tag as { property?: string }).property === name)?.content;
  return { title, meta, linkTags, scriptTags, htmlAttributes };
}

describe("Seo", () => {
  afterEach(cleanup);

  it("gives tabs, search results and shared links the page's texts, in French", () => {
    const { title, meta, htmlAttributes } = headOf({ path: "/livre-blanc" });
    expect(String(title)).toBe(fullTitle);
    expect((htmlAttributes as unknown as { lang: string }).lang).toBe("fr");
    expect(meta("description")).toBe("Un guide.");
    expect(meta("og:title")).toBe(fullTitle);
    expect(meta("og:description")).toBe("Un guide.");
    expect(meta("og:site_name")).toBe(settings.brandName);
    expect(meta("og:locale")).toBe("fr_FR");
    expect(meta("og:image")).toBe("https://site.example/social.png");
  });

  it("gives the page one canonical address", () => {
    const { linkTags, meta } = headOf({ path: "/livre-blanc" });
    expect(linkTags.filter(({ rel }) => rel === "canonical")).toEqual([
      { rel: "canonical", href: "https://site.example/livre-blanc" },
    ]);
    expect(meta("og:url")).toBe("https://site.example/livre-blanc");
    expect(meta("robots")).toBeUndefined();
  });

  it("keeps the not-found page, which has no address, out of search engines", () => {
    const { linkTags, meta } = headOf({});
    expect(linkTags.some(({ rel }) => rel === "canonical")).toBe(false);
    expect(meta("og:url")).toBeUndefined();
    expect(meta("robots")).toBe("noindex");
  });

  it("escapes structured data, so that it cannot close its script element", () => {
    const { scriptTags } = headOf({ jsonLd: { name: "</script><script>alert(1)</script>" } });
    const [script] = scriptTags;
    expect(script?.type).toBe("application/ld+json");
    expect(script?.innerHTML).not.toContain("</script>");
    expect(JSON.parse(script?.innerHTML ?? "")).toEqual({ name: "</script><script>alert(1)</script>" });
  });
});
