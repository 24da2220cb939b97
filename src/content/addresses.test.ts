import { linkTo, splitAtAddresses } from "./addresses";

it.each([
  { address: "https://a.fr/b%20c", link: "https://a.fr/b%20c" },
  {
    address: "https://fr.wikipedia.org/wiki/Syndic_(immobilier)",
    link: "https://fr.wikipedia.org/wiki/Syndic_(immobilier)",
  },
  { address: "https://a.fr/b(c)/d", link: "https://a.fr/b(c)/d" },
  { address: "https://énergie.fr/prévu?a[]=1&b=l’an", link: "https://énergie.fr/prévu?a[]=1&b=l’an" },
  { address: "www.exemple.fr/a", link: "https://www.exemple.fr/a" },
  { address: "Www.exemple.fr", link: "https://Www.exemple.fr" },
  { address: "HTTPS://EXEMPLE.FR", link: "HTTPS://EXEMPLE.FR" },
  { address: "syndic@a-b.fr", link: "mailto:syndic@a-b.fr" },
  { address: "mailto:syndic@a-b.fr", link: "mailto:syndic@a-b.fr" },
  { address: "rené.du-pont@énergie.fr", link: "mailto:rené.du-pont@énergie.fr" },
])("$address is whole, without the signs around it", ({ address, link }) => {
  for (const [before, after] of [
    ["(voir ", ")."],
    ["« ", " », puis"],
    ["“", "”"],
    ["[", "]"],
    ["**", "**"],
    ["", " !"],
    ["", "…"],
  ])
    expect(splitAtAddresses(`${before}${address}${after}`)).toEqual([before, address, after]);
  expect(linkTo(address)).toBe(link);
});

it.each(["https://", "www.", "@a.fr", "a@b", "exemple.fr", "swww.a.fr"])("%s is no address", (text) => {
  expect(splitAtAddresses(text)).toEqual([text]);
});
