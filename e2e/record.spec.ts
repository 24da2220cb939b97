/**
 * A form's record is replaced whole when a second building is taken over (decision 29): no value of the
 * first one stays anywhere. Each ordered pair of sources is tried with real invoices, links, files and
 * reloads. `one-record.test.tsx` tests them without a browser.
 */
import { readFileSync } from "node:fs";

import { expect, type Locator, type Page, test } from "@playwright/test";

import { dossierForm, type FieldTexts } from "../src/assembly/rules/dossier-fields";
import {
  A,
  B,
  broughtBy,
  type Building,
  linkTo,
  OF_A,
  type Source,
} from "../src/assembly/testing/two-buildings";
import { typedNotice } from "../src/french/notice";
import { makeInvoicePdf, pairs as labelled } from "../src/invoices/testing/make-invoice-pdf";
import { readPdf } from "../src/pdf/testing/read-pdf";
import { requestForm } from "../src/study-request/request-fields";
import { askForStudy, assemblySection, portfolioSection, unfoldMoreFields } from "./testing/assembly";
import { brandLink, fillIn, hydrated, pressAndSave, visit } from "./testing/visit";

/**
 * How a building comes into the form. A link is opened in a new load ("link"), or in the open page ("open
 * link").
 */
type Step = Source | "open link";

const fieldOf = (page: Page, name: string) => page.locator(`form[name=${dossierForm.name}] [name=${name}]`);
const press = (page: Page, name: RegExp | string) => page.getByRole("button", { name }).first().click();
const goBackButton = (page: Page) => page.getByRole("button", { name: "Revenir à mes réponses" });

/** The texts that a form holds, also in fields that are not shown. A ticked box has the text « oui ». */
const textsOf = (page: Page, form: string): Promise<FieldTexts> =>
  page.evaluate((name) => {
    const element = document.forms.namedItem(name) ?? undefined;
    const given = [...new FormData(element)].filter(([, value]) => value && typeof value === "string");
    return Object.fromEntries(given.map(([field, value]) => [field, value === "on" ? "oui" : value]));
  }, form);

const expectTexts = (page: Page, texts: FieldTexts) =>
  expect.poll(() => textsOf(page, dossierForm.name)).toEqual(texts);

/** An invoice as a file, with the facts of a building. */
function invoiceOf({ facts }: Building) {
  const isGas = facts.energy === "gaz";
  const labels = {
    "Titulaire du contrat": facts.name,
    "Date de fin de contrat": facts.end?.split("-").reverse().join("/"),
    "Préavis de dénonciation": facts.notice && typedNotice(facts.notice),
    [isGas ? "Point de livraison (PCE)" : "PDL / PRM"]: facts.deliveryPoint,
    "Puissance souscrite": facts.power && `${facts.power} kVA`,
    "CAR actuelle": facts.consumption && `${facts.consumption} MWh`,
    Contrat: facts.renewal && `renouvelé par tacite reconduction pour ${facts.renewal} mois`,
  };
  const given = Object.entries(labels).flatMap(([label, value]): [string, string][] =>
    value ? [[label, value]] : [],
  );
  const title = `Facture ${isGas ? "de gaz naturel" : "d’électricité"} du 4 novembre 2026`;
  const pdf = makeInvoicePdf([[[40, 40, title], ...labelled(40, 80, Object.fromEntries<string>(given))]]);
  return { name: `${facts.name}.pdf`, mimeType: "application/pdf", buffer: Buffer.from(pdf) };
}

/** A table with the facts of a building in its one row. */
const tableOf = ({ facts }: Building) =>
  [
    "Immeuble;Énergie;Échéance;Préavis;Puissance (kVA);CAR (MWh);Reconduction",
    [
      facts.name,
      facts.energy === "gaz" ? "Gaz" : "Élec",
      facts.end,
      facts.notice ? typedNotice(facts.notice) : "",
      facts.power ?? "",
      facts.consumption ?? "",
      facts.renewal ? `${facts.renewal} mois` : "",
    ].join(";"),
  ].join("\n");

/** Erases the form, then types. */
async function type(page: Page, texts: FieldTexts): Promise<void> {
  const erase = page.getByRole("button", { name: "Effacer mes réponses" });
  if (await erase.isVisible()) await erase.click();
  for (const [name, text] of Object.entries(texts)) {
    const isBox = text === "oui";
    if (isBox) await fieldOf(page, name).check();
    else await fillIn({ [name]: text }, (each) => fieldOf(page, each));
  }
}

/** Goes through the page's own links, so that the tab stays the same. */
async function goTo(page: Page, path: "/" | "/livre-blanc"): Promise<void> {
  if (new URL(page.url()).pathname === path) return;
  if (path === "/") await brandLink(page).click();
  else await page.locator("#dossier a[href='/livre-blanc#assemblee']").last().click();
  await page.waitForURL(({ pathname }) => pathname === path);
}

const enterBy: Readonly<Record<Step, (page: Page, building: Building, origin: string) => Promise<void>>> = {
  typing: async (page, building) => {
    await unfoldMoreFields(page);
    await type(page, broughtBy.typing(building));
  },
  home: async (page, building) => {
    await goTo(page, "/");
    await type(page, broughtBy.home(building));
    await goTo(page, "/livre-blanc");
  },
  invoice: async (page, building) => {
    await page.getByLabel(/lire une facture/).setInputFiles(invoiceOf(building));
    await press(page, /^C’est celle-ci/);
    const taken = page.getByText(`Repris de la facture ${building.facts.name}.pdf.`);
    const another = page.getByRole("button", { name: /^Non/ });
    await expect(taken.or(another).first()).toBeVisible();
    if (await another.isVisible()) await another.click();
  },
  row: async (page, building) => {
    await portfolioSection(page).scrollIntoViewIfNeeded();
    await page.getByRole("textbox", { name: "Votre tableau" }).fill(tableOf(building));
    await page
      .getByRole("button", { name: new RegExp(`^Ouvrir le dossier.*${building.facts.name}`) })
      .click();
  },
  link: async (page, building, origin) => {
    // Another document: from the page itself, only the hash would change.
    await page.goto("about:blank");
    await page.goto(linkTo(building, origin));
    await hydrated(page);
  },
  "open link": async (page, building, origin) => {
    const { hash } = new URL(linkTo(building, origin));
    await page.evaluate((next) => (location.hash = next), hash);
  },
};
const textsBy = (step: Step, building: Building) => broughtBy[step === "open link" ? "link" : step](building);

const saved = async (button: Locator) => readFileSync(await (await pressAndSave(button)).path());
const button = (page: Page, name: string) => assemblySection(page).getByRole("button", { name, exact: true });

/**
 * Texts and links' addresses of the page, also hidden ones, without the table of buildings: it keeps its
 * rows.
 */
const shownTexts = (page: Page) =>
  page.evaluate(() => {
    const copy = (document.querySelector("main") ?? document.body).cloneNode(true) as HTMLElement;
    copy.querySelector("#immeubles")?.remove();
    const links = [...copy.querySelectorAll("a")].map(({ href }) => href);
    return [copy.textContent, ...links].join(" ");
  });

/**
 * All that is made of the record: both files, the page's texts and links, the study request, and the home
 * page's texts.
 */
async function allThatIsMade(page: Page): Promise<string> {
  const pdf = await saved(button(page, "Télécharger le dossier"));
  const { pages } = await readPdf(new Uint8Array(pdf).buffer);
  const calendar = await saved(button(page, "Ajouter ces dates à mon agenda"));
  const shown = await shownTexts(page);
  await askForStudy(page);
  await page.waitForURL("/#contact");
  const request = JSON.stringify(await textsOf(page, requestForm.name));
  const homePage = await shownTexts(page);
  await page.goBack();
  await expect(assemblySection(page)).toBeVisible();
  const printed = pages.map(({ structure }) => structure.text);
  // A calendar file folds its long lines.
  return [...printed, calendar.toString().replaceAll("\r\n ", ""), shown, request, homePage].join("\n");
}

const steps = Object.keys(enterBy) as Step[];
const pairs = steps.flatMap((first) => steps.map((second) => [first, second] as const));

for (const [first, second] of pairs)
  test(
    `building B (${second}) leaves nothing of building A (${first}), which « Revenir à mes réponses » restores`,
    // With each commit, only one pair, because each takes seconds.
    { tag: first === "home" && second === "open link" ? [] : "@nightly" },
    async ({ page, baseURL }) => {
      const origin = baseURL ?? "";
      await visit(page, first === "home" ? "/" : "/livre-blanc");
      await enterBy[first](page, A, origin);
      const ofA = textsBy(first, A);
      await expectTexts(page, ofA);
      await enterBy[second](page, B, origin);
      const ofB = textsBy(second, B);
      await expectTexts(page, ofB);
      expect(OF_A.exec(await allThatIsMade(page))?.[0]).toBeUndefined();
      await page.reload();
      await hydrated(page);
      await expectTexts(page, ofB);
      // A visitor who types has begun again: there is nothing to return to.
      if (second === "typing" || second === "home") return;
      await goBackButton(page).click();
      await expectTexts(page, ofA);
      await page.reload();
      await hydrated(page);
      await expectTexts(page, ofA);
    },
  );
