import type { World } from "./world";

/** Days on which Contentful cannot be read: every command stops and says in French what to look at; nothing changes. */
export function describeBadDays(getWorld: () => World): void {
  describe("a day on which Contentful cannot be read", () => {
    let before: string;

    beforeAll(async () => {
      await getWorld().ensurePublished();
      before = getWorld().publicDigest();
    });

    afterEach(() => {
      const { api, space } = getWorld();
      api.recover();
      space.languages = { french: "fr" };
      expect(getWorld().publicDigest()).toBe(before);
    });

    // From the first request of a command on; the build says so before Gatsby starts.
    describe.each(["build", "content:pull"])("stops %s", (script) => {
      it.each([
        [
          "a wrong token",
          { CONTENTFUL_ACCESS_TOKEN: "un-mauvais-jeton" },
          "refuse le jeton (réponse 401)",
          "CONTENTFUL_ACCESS_TOKEN",
        ],
        ["an unknown space", { CONTENTFUL_SPACE_ID: "ailleurs" }, "(réponse 404)", "CONTENTFUL_SPACE_ID"],
        [
          "an unknown environment",
          { CONTENTFUL_ENVIRONMENT: "essai" },
          "(réponse 404)",
          "CONTENTFUL_ENVIRONMENT",
        ],
        [
          "a server that is down",
          { CONTENTFUL_HOST: "localhost:65535" },
          "(ECONNREFUSED)",
          "CONTENTFUL_HOST",
        ],
      ])("at %s", async (name, environment, happened, check) => {
        const { code, output } = await getWorld().run(`${script}: ${name}`, environment, script);
        expect(code).toBe(1);
        expect(output).toContain(happened);
        expect(output).toMatch(new RegExp(`à vérifier : .*${check}`));
        expectFrenchAlone(output);
      });

      it("at server errors that do not pass", async () => {
        getWorld().api.fail({ path: "/locales", status: 500, times: 100 });
        const { code, output } = await getWorld().run(`${script}: server errors`, {}, script);
        expect(code).toBe(1);
        expect(output).toContain("Contentful est en panne (réponse 500)");
        expect(output).toContain("https://www.contentfulstatus.com");
        expectFrenchAlone(output);
      });

      it("at a space that has no French", async () => {
        getWorld().space.languages = { french: "de" };
        const { code, output } = await getWorld().run(`${script}: no French`, {}, script);
        expect(code).toBe(1);
        expect(output).toContain("Cet espace Contentful n’a pas le français : ses langues sont « de ».");
      });

      it("without a token", async () => {
        const { code, output } = await getWorld().run(
          `${script}: no token`,
          { CONTENTFUL_ACCESS_TOKEN: "" },
          script,
        );
        expect(code).toBe(1);
        expect(output).toContain("Il manque CONTENTFUL_ACCESS_TOKEN.");
      });
    });

    it.each([
      ["JSON that ends in its middle", "JSON", "La réponse de Contentful est incomplète (JSON illisible)"],
      [
        "pages without an address to go on with",
        "page",
        "La réponse de Contentful est incomplète (il manque nextSyncUrl)",
      ],
    ] as const)("stops a build that has begun, at %s", async (name, broken, happened) => {
      getWorld().api.fail({ path: "/sync", broken, times: 100 });
      const { code, output } = await getWorld().run(name);
      expect(code).toBe(1);
      expect(output).toContain(happened);
      expectFrenchAlone(output);
    });
  });
}

/** No advice that does not apply here, no token, and none of the plugin's own messages. */
function expectFrenchAlone(output: string): void {
  expect(output).not.toMatch(/GATSBY_CONTENTFUL_OFFLINE|Cannot access|Used options|failed:/);
  expect(output).not.toMatch(/jeton-de-lecture|un-mauvais-jeton/);
}
