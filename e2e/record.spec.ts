/**
 * One building's record replaces another's whole, for each ordered pair of sources (decision 29), with real invoices, links, files, reloads
 * and Back. `one-record.test.tsx` has the pairs of units.
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
import { askForStudy, portfolioSection, section, unfold } from "./testing/assembly";
import { brandLink, fillIn, hydrated, pressAndSave, visit } from "./testing/visit";

/** A link is opened in a new load, or in the page that is open. */
type Step = Source | "open link";

const inForm = (page: Page, name: string) => page.locator(`form[name=${dossierForm.name}] [name=${name}]`);
const press = (page: Page, name: RegExp | string) => page.getByRole("button", { name }).first().click();
const goBack = (page: Page) => page.getByRole("button", { name: "Revenir à mes réponses" });

/** What a form holds, shown or not. */
const textsOf = (page: Page, form: string): Promise<FieldTexts> =>
  page.evaluate((name) => {
    const element = document.forms.namedItem(name) ?? undefined;
    const given = [...new FormData(element)].filter(([, value]) => value && typeof value === "string");
    return Object.fromEntries(given.map(([field, value]) => [field, value === "on" ? "oui" : value]));
  }, form);

const expectTexts = (page: Page, texts: FieldTexts) =>
  expect.poll(() => textsOf(page, dossierForm.name)).toEqual(texts);

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

async function type(page: Page, texts: FieldTexts): Promise<void> {
  const erase = page.getByRole("button", { name: "Effacer mes réponses" });
  if (await erase.isVisible()) await erase.click();
  for (const [name, text] of Object.entries(texts)) {
    const isBox = text === "oui";
    if (isBox) await inForm(page, name).check();
    else await fillIn({ [name]: text }, (each) => inForm(page, each));
  }
}

/** Goes through the page's own links, so that the tab stays the same. */
async function goTo(page: Page, path: "/" | "/livre-blanc"): Promise<void> {
  if (new URL(page.url()).pathname === path) return;
  if (path === "/") await brandLink(page).click();
  else await page.locator("#dossier a[href='/livre-blanc#assemblee']").last().click();
  await page.waitForURL(({ pathname }) => pathname === path);
}

const bring: Readonly<Record<Step, (page: Page, building: Building, origin: string) => Promise<void>>> = {
  typing: async (page, building) => {
    await unfold(page);
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
    // Another document: only the hash would change.
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
const button = (page: Page, name: string) => section(page).getByRole("button", { name, exact: true });

/** Texts and addresses of links, also hidden ones. */
const shownTexts = (page: Page) =>
  page.evaluate(() => {
    const copy = (document.querySelector("main") ?? document.body).cloneNode(true) as HTMLElement;
    copy.querySelector("#immeubles")?.remove();
    const links = [...copy.querySelectorAll("a")].map(({ href }) => href);
    return [copy.textContent, ...links].join(" ");
  });

/** All that the page shows, offers and hands over, but the table of buildings, which keeps its rows. */
async function everything(page: Page): Promise<string> {
  const pdf = await saved(button(page, "Télécharger le dossier"));
  const { pages } = await readPdf(new Uint8Array(pdf).buffer);
  const calendar = await saved(button(page, "Ajouter ces dates à mon agenda"));
  const shown = await shownTexts(page);
  await askForStudy(page);
  await page.waitForURL("/#contact");
  const request = JSON.stringify(await textsOf(page, requestForm.name));
  const homePage = await shownTexts(page);
  await page.goBack();
  await expect(section(page)).toBeVisible();
  const printed = pages.map(({ structure }) => structure.text);
  return [...printed, calendar.toString().replaceAll("\r\n ", ""), shown, request, homePage].join("\n");
}

const steps = Object.keys(bring) as Step[];
const pairs = steps.flatMap((one) => steps.map((other) => [one, other] as const));

for (const [one, other] of pairs)
  test(
    `by ${one}, then another building by ${other}: nothing is mixed, and all comes back`,
    { tag: one === "home" && other === "open link" ? [] : "@nightly" },
    async ({ page, baseURL }) => {
      const origin = baseURL ?? "";
      await visit(page, one === "home" ? "/" : "/livre-blanc");
      await bring[one](page, A, origin);
      const ofA = textsBy(one, A);
      await expectTexts(page, ofA);
      await bring[other](page, B, origin);
      const ofB = textsBy(other, B);
      await expectTexts(page, ofB);
      expect(OF_A.exec(await everything(page))?.[0]).toBeUndefined();
      await page.reload();
      await hydrated(page);
      await expectTexts(page, ofB);
      // Whoever types has begun again.
      if (other === "typing" || other === "home") return;
      await goBack(page).click();
      await expectTexts(page, ofA);
      await page.reload();
      await hydrated(page);
      await expectTexts(page, ofA);
    },
  );
