/** A good build publishes every page from the current content, whatever happened before; another one changes nothing. */
import type { Build } from "./testing/edited-site";
import { EditedSite } from "./testing/edited-site";

// A build takes a minute, and several on a busy machine.
jest.setTimeout(60 * 60_000);

const NOT_PUBLISHED = "Le site n’est pas publié ; la version précédente reste en place.";

const edited = new EditedSite();

/** The sentence of the footer, which every page shows. */
let copyright = "© Copro Énergie Conseil. Tous droits réservés.";
let editions = 0;

/** Changes a text of every page, as an editor would. */
function editFooter(): void {
  editions += 1;
  const next = `Édition ${editions}.`;
  edited.edit("siteSettings.json", copyright, next);
  copyright = next;
}

async function expectGood(build: Build): Promise<void> {
  const code = await build.end();
  if (code !== 0) throw new Error(build.output);
  expect(build.output).not.toContain(NOT_PUBLISHED);
}

/** Every page shows the last edition, in its text and in the data that its scripts read. */
function expectCurrent(): void {
  const pages = Object.entries(edited.pages());
  expect(pages.length).toBeGreaterThan(3);
  for (const [name, html] of pages) expect(`${name} ${html}`).toContain(copyright);
}

beforeAll(() => expectGood(edited.build()));
afterAll(() => edited.remove());

it("leaves the published site as it is when content is wrong, and then publishes what was corrected", async () => {
  const before = edited.pages();
  editFooter();
  edited.edit("tender.json", '"status": "Ouvert"', '"status": "Fermé"');
  const build = edited.build();
  expect(await build.end()).toBe(1);
  expect(build.output.split(NOT_PUBLISHED)).toHaveLength(2);
  expect(edited.pages()).toEqual(before);

  edited.edit("tender.json", "Fermé", "Ouvert");
  await expectGood(edited.build());
  expectCurrent();
});

it.each([
  ["all", "createPages"],
  ["parent", "Building production JavaScript"],
] as const)("publishes everything anew after a build that was killed (%s, at %s)", async (what, step) => {
  const before = edited.pages();
  editFooter();
  const killed = edited.build();
  await killed.printed(`success ${step}`);
  killed.kill(what);
  await killed.end();
  expect(edited.pages()).toEqual(before);

  editFooter();
  await expectGood(edited.build());
  expectCurrent();
});

it("builds one after the other when two start at once, and removes the page of a removed entry", async () => {
  editFooter();
  const one = edited.build();
  await one.printed("success load gatsby config");
  editFooter();
  expect(Object.keys(edited.pages())).toContain("cgv.html");
  edited.edit("legalPage.json", /,\s*\{[^{}]*"kind": "CGV"[^{}]*\}/, "");
  const two = edited.build();
  await two.printed("attente de sa fin");
  await expectGood(one);
  await expectGood(two);
  expectCurrent();
  expect(Object.keys(edited.pages())).not.toContain("cgv.html");
});
