import { queryTypes } from "./make-query-types";

it("types the fields of a query, and no others: nullable texts, choices, blocks, pictures", async () => {
  const types = await queryTypes(`
    fragment Terms on WhitePaperPage { glossary { term variants } }
    query Page($id: String) {
      homePage { heroImage { localFile { childImageSharp { gatsbyImageData(width: 2) } } } } referencesSection { tenders { status } }
      legalPage(id: { eq: $id }) { text }
      whitePaperPage { ...Terms }
    }
  `);
  expect(types).toContain(
    "type Terms = { readonly glossary: ReadonlyArray<{ readonly term: string, readonly variants: ReadonlyArray<string> | null }> }",
  );
  expect(types).toContain('readonly status: "En cours" | "Négociation" | "Ouvert"');
  expect(types).toContain('readonly text: readonly import("./content/model/content-type").Block[] } | null');
  expect(types).toContain(
    'readonly gatsbyImageData: import("gatsby-plugin-image").IGatsbyImageData } | null',
  );
});

it("reports a field that does not exist, and suggests a similar one", async () => {
  const types = queryTypes("{ homePage { heroTexte } }");
  await expect(types).rejects.toThrow(/heroTexte.*Did you mean "heroText"/);
});
