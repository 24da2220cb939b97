import { render } from "@testing-library/react";
import { Helmet } from "react-helmet";

import { Seo } from "./Seo";

it("escapes structured data, so that it cannot close its script element", () => {
  const data = { name: "</script><script>alert(1)</script>" };
  const texts = { title: "Livre blanc", description: "Un guide." };
  render(<Seo {...texts} siteName="Site" siteUrl="https://site.example" jsonLd={data} />);
  const [script] = Helmet.peek().scriptTags;
  expect(script?.type).toBe("application/ld+json");
  expect(script?.innerHTML).not.toContain("</script>");
  expect(JSON.parse(script?.innerHTML ?? "")).toEqual(data);
});
