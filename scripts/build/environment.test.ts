import { SiteCopy } from "../../e2e/contentful/site-copy";

// Starting a script takes some seconds on a busy machine.
jest.setTimeout(60_000);

const copy = new SiteCopy();
const before = copy.list(".");

afterAll(() => copy.remove());

describe.each(["build", "develop"])("%s", (script) => {
  test.each([
    ["GATSBY_STUDY_REQUEST_ENDPOINT", "forms.example.fr/x"],
    ["SITE_URL", "http://www.exemple.fr"],
  ])(
    "names %s when it is no absolute https address, and stops before anything is written",
    async (name, value) => {
      const { code, output } = await copy.run(script, { [name]: value });
      expect(code).toBe(1);
      expect(output).toContain(`${name} n’est pas utilisable\u00a0: «\u00a0${value}\u00a0»`);
      expect(copy.list(".")).toEqual(before);
    },
  );
});
