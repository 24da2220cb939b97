import { unsupportedIn } from "./unsupported-markdown";

interface Case {
  text: string;
  /** Undefined if the text has nothing to refuse. */
  found: string | undefined;
}

function expectFound({ text, found }: Case, isMarkdown: boolean): void {
  if (found === undefined) expect(unsupportedIn(text, isMarkdown)).toBeUndefined();
  else expect(unsupportedIn(text, isMarkdown)).toContain(found);
}

it.each<Case>([
  { text: "Le prix\n=====\nTexte", found: "un titre souligné" },
  { text: "## Le prix\n=====", found: "un titre souligné" },
  { text: "Le prix\n-----\nTexte", found: "un trait, dans « ----- »" },
  { text: "<b>\n***", found: "du HTML, dans « <b> » ; un trait, dans « *** »" },
  { text: "un\n\n***\n\ndeux", found: "un trait" },
  { text: "***un***", found: "de l’italique, dans « ***un*** »" },
  { text: "**_un_**", found: "de l’italique, dans « **_un_** »" },
  { text: "**Un :**deux", found: "des étoiles ** sans effet, dans « **Un :**deux »" },
  { text: "<https://a.fr>", found: "un lien" },
  { text: "[un\nlien](/cgv)", found: "un lien" },
  { text: "a | b\n--- | ---\n1 | 2", found: "un tableau" },
  { text: "> Objet\n> - un", found: "un titre ou une liste dans un point important, dans « > - un »" },
  { text: "> 1. un", found: "un titre ou une liste dans un point important" },
  { text: "Voir https://a.fr/_b_", found: undefined },
  { text: "2 \\* 3\\\nquatre", found: undefined },
  { text: "- un\no\tdeux\n• trois\n1. quatre", found: undefined },
])("in a field with Markdown, it finds $found in $text", (each) => {
  expectFound(each, true);
});

it.each<Case>([
  { text: "Deux points\no\tun\no\tdeux", found: "une liste, dans « o un o deux »" },
  { text: "* un\n* deux", found: "une liste" },
  { text: "• un\n• deux", found: "une liste, dans « • un • deux »" },
  { text: "# A\n\n- un", found: "un titre, dans « # A » ; une liste, dans « - un »" },
  {
    text: "Des conseillers **indépendants** : voir [ici](https://a_b_.fr)",
    found:
      "du gras, dans « …nseillers **indépendants** : voir [ici](… » ; un lien, dans « …* : voir [ici](https://a_b_.fr) »",
  },
  { text: "[ ] un\n[x] deux", found: "une liste" },
  { text: "Le prix\\\nbaisse", found: "une barre oblique inverse « \\ », dans « Le prix\\ baisse »" },
  { text: "Le prix\\", found: "une barre oblique inverse" },
  { text: "2 \\* 3", found: "une barre oblique inverse" },
  { text: "Le prix\n=====", found: "un titre souligné" },
  { text: "1. un\n2. deux", found: undefined },
  { text: "+ 500 €\n+ 300 €", found: undefined },
  { text: "- 500 €", found: undefined },
])("in a field without Markdown, it finds $found in $text", (each) => {
  expectFound(each, false);
});
