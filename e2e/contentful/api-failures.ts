import type { World } from "./world";

/** Contentful cannot be read: every command stops, names in French what to check, and changes nothing. */
export function describeApiFailures(getWorld: () => World): void {
  describe("failures of Contentful", () => {
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

    // The first request of a command fails. The build reports it before Gatsby starts.
    describe.each(["build", "content:pull"])("stop %s", (script) => {
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
      ])("on %s", async (name, environment, cause, check) => {
        const { code, output } = await getWorld().run(`${script}: ${name}`, environment, script);
        expect(code).toBe(1);
        expect(output).toContain(cause);
        expect(output).toMatch(new RegExp(`à vérifier : .*${check}`));
        expectOnlyFrench(output);
      });

      it("on persistent server errors", async () => {
        getWorld().api.fail({ path: "/locales", status: 500, times: 100 });
        const { code, output } = await getWorld().run(`${script}: server errors`, {}, script);
        expect(code).toBe(1);
        expect(output).toContain("Contentful est en panne (réponse 500)");
        expect(output).toContain("https://www.contentfulstatus.com");
        expectOnlyFrench(output);
      });

      it("on a space without French", async () => {
        getWorld().space.languages = { french: "de" };
        const { code, output } = await getWorld().run(`${script}: no French`, {}, script);
        expect(code).toBe(1);
        expect(output).toContain("Cet espace Contentful n’a pas le français : ses langues sont « de ».");
      });

      it("on a missing token", async () => {
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
      ["truncated JSON", "JSON", "La réponse de Contentful est incomplète (JSON illisible)"],
      [
        "pages without the address of the next one",
        "page",
        "La réponse de Contentful est incomplète (il manque nextSyncUrl)",
      ],
    ] as const)("stop a build that has started, on %s", async (name, broken, cause) => {
      getWorld().api.fail({ path: "/sync", broken, times: 100 });
      const { code, output } = await getWorld().run(name);
      expect(code).toBe(1);
      expect(output).toContain(cause);
      expectOnlyFrench(output);
    });
  });
}

/** The output contains no message or advice of the plugin, and no token. */
function expectOnlyFrench(output: string): void {
  expect(output).not.toMatch(/GATSBY_CONTENTFUL_OFFLINE|Cannot access|Used options|failed:/);
  expect(output).not.toMatch(/jeton-de-lecture|un-mauvais-jeton/);
}
