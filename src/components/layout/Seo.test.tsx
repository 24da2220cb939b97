import { render } from "@testing-library/react";
import { Helmet } from "react-helmet";

import { entryOf } from "../../testing/content";
import { Seo } from "./Seo";

it("escapes structured data, so that it cannot close its script element", () => {
  const jsonLd = { name: "</script><script>alert(1)</script>" };
  const site = { siteMetadata: { siteUrl: "https://site.example" } };
  const data = { site, siteSettings: entryOf("siteSettings"), homePage: entryOf("homePage") };
  render(<Seo title="Livre blanc" description="Un guide." data={data} jsonLd={jsonLd} />);
  const [script] = Helmet.peek().scriptTags;
  expect(script?.type).toBe("application/ld+json");
  expect(script?.innerHTML).not.toContain("</script>");
  expect(JSON.parse(script?.innerHTML ?? "")).toEqual(jsonLd);
});
