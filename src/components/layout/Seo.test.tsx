import { render } from "@testing-library/react";
import { Helmet } from "react-helmet";

import { entryOf } from "../../testing/content";
import { Seo } from "./Seo";

function show(jsonLd?: object) {
  const site = { siteMetadata: { siteUrl: "https://site.example" } };
  const data = { site, siteSettings: entryOf("siteSettings"), homePage: entryOf("homePage") };
  render(<Seo title="Livre blanc" description="Un guide." data={data} {...(jsonLd && { jsonLd })} />);
}

it("asks iOS to make no links of dates and numbers", () => {
  show();
  const detection = Helmet.peek().metaTags.find(({ name }) => name === "format-detection");
  expect(detection?.content).toBe("telephone=no, date=no, address=no, email=no");
});

it("escapes structured data, so that it cannot close its script element", () => {
  const jsonLd = { name: "</script><script>alert(1)</script>" };
  show(jsonLd);
  const [script] = Helmet.peek().scriptTags;
  expect(script?.type).toBe("application/ld+json");
  expect(script?.innerHTML).not.toContain("</script>");
  expect(JSON.parse(script?.innerHTML ?? "")).toEqual(jsonLd);
});
