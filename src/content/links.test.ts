import { anchorOf, phoneLink } from "./links";

it.each([
  ["Qui choisit le contrat, et qui le signe ?", "qui-choisit-le-contrat-et-qui-le-signe"],
  ["Quelles économies, à Noël ?", "quelles-economies-a-noel"],
  ["« L’été »", "l-ete"],
  ["5\u00a0Mo", "5-mo"],
  ["Mise en œuvre", "mise-en-oeuvre"],
  ["ŒUVRE, ex æquo", "oeuvre-ex-aequo"],
])("turns the text %j into the anchor %j", (text, anchor) => {
  expect(anchorOf(text)).toBe(anchor);
});

it.each([
  ["01 99 00 45 60", "tel:+33199004560"],
  ["01\u00a099\u00a000\u00a045\u00a060", "tel:+33199004560"],
  ["01.99.00.45.60", "tel:+33199004560"],
  ["+33 1 99 00 45 60", "tel:+33199004560"],
])("turns the phone number %s into the link %s", (phone, link) => {
  expect(phoneLink(phone)).toBe(link);
});
