import { queryTypes } from "./make-query-types";

it("types what a query asks for, and nothing else: texts that may be missing, choices, blocks, pictures", async () => {
  const types = await queryTypes(`
    fragment Terms on WhitePaperPage { glossary { term variants } }
    query Page($id: String) {
      homePage { heroImage { localFile { childImageSharp { gatsbyImageData(width: 2) } } } tenders { status } }
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

it("names a field that does not exist, and one that may be meant", async () => {
  const types = queryTypes("{ homePage { heroTexte } }");
  await expect(types).rejects.toThrow(/heroTexte.*Did you mean "heroText"/);
});
