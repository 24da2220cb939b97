import type { World } from "./world";

/** Days on which Contentful cannot be read: the build stops with a reason, and the site stays as it was. */
export function describeBadDays(getWorld: () => World): void {
  describe("a day on which Contentful cannot be read", () => {
    let before: string;

    beforeAll(async () => {
      await getWorld().ensurePublished();
      before = getWorld().publicDigest();
    });

    it("has server errors that do not pass: the build gives up after some tries", async () => {
      getWorld().api.fail({ path: "/sync", status: 500, times: 10 });
      const { code, output } = await getWorld().run("server errors");
      expect(code).toBe(1);
      expect(output).toContain("500");
      expect(getWorld().publicDigest()).toBe(before);
    });

    it.each([
      ["a wrong token", { CONTENTFUL_ACCESS_TOKEN: "un-mauvais-jeton" }, "Cannot access Contentful space"],
      ["an unknown space", { CONTENTFUL_SPACE_ID: "ailleurs" }, "Cannot access Contentful space"],
      ["an unknown environment", { CONTENTFUL_ENVIRONMENT: "essai" }, 'on environment "essai"'],
      ["a server that is down", { CONTENTFUL_HOST: "localhost:9" }, "ECONNREFUSED"],
      ["no token at all", { CONTENTFUL_ACCESS_TOKEN: "" }, "CONTENTFUL_ACCESS_TOKEN is missing"],
    ])("has %s", async (name, environment, message) => {
      const { code, output } = await getWorld().run(name, environment);
      expect(code).toBe(1);
      expect(output).toContain(message);
      // Whatever was tried, no token is printed.
      expect(output).not.toMatch(/jeton-de-lecture|un-mauvais-jeton/);
      expect(getWorld().publicDigest()).toBe(before);
    });
  });
}
