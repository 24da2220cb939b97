import { renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { FROZEN_CONTENT, SHIPPED_CONTENT } from "../../testing/content";
import { edit, expectedAndFound, NO_PROBLEM, reportOn, set, write } from "../../testing/content-report";
import { PLAN_STATES } from "../formats/plan-states";
import { readCheckedContent, readLocalContent } from "../sources/local";
import { checkContent } from "./check";

type PlanStateName = (typeof PLAN_STATES)[keyof typeof PLAN_STATES];

it.each([
  { name: "shipped", directory: SHIPPED_CONTENT },
  { name: "frozen", directory: FROZEN_CONTENT },
])("the $name content has no problem", async ({ directory }) => {
  await expect(readCheckedContent(directory)).resolves.not.toHaveLength(0);
});

const picture =
  "une image PNG, JPEG, WebP ou AVIF, de 1600 pixels de large au moins, avec un texte de remplacement (alt) de 1 à 255 caractères";

it("the report names each problem by its file, its entry and its field, with what is expected and what is found", async () => {
  const report = await reportOn((directory) => {
    set("homePage", "questions", ["Qui signe ?"])(directory);
    set("homePage", "heroImage", { file: "Facade.png", alt: "Une façade" })(directory);
    set("processStep", "link", "/#servics")(directory);
    set("tender", "title", "Gaz")(directory);
    set("tender", "dedline", "2026-12-15")(directory);
  });
  expect(report).toBe(`Le contenu a 4 problèmes à corriger.

• content/homePage.json
  champ : FAQ : questions (questions)
  attendu : rien : cette liste se compose de toutes les entrées de content/faqItem.json
  trouvé : une valeur

• content/homePage.json
  champ : Accueil : illustration (heroImage)
  attendu : ${picture}
  trouvé : aucune image « Facade.png » : le fichier s’appelle « facade.png », aux majuscules ou aux accents près

• content/processStep.json, entrée n° 1 (« Audit de vos contrats »)
  champ : Lien (link)
  attendu : une adresse du site (la plus proche : « /#services »)
  trouvé : « /#servics », qui ne mène nulle part

• content/tender.json, entrée n° 1 (« Gaz »)
  champ : dedline
  attendu : un champ connu (le plus proche : « deadline »)
  trouvé : un champ inconnu
`);
});

it.each([
  { type: "faqItem", field: "question", first: "Qui signe ?", second: "qui signe", found: "qui signe" },
  { type: "glossaryTerm", field: "variants", first: ["Lots", "Étés"], second: ["etes"], found: "etes" },
])(
  "two entries of $type may not share a $field: $first and $second",
  async ({ type, field, first, second, found }) => {
    const report = await reportOn((directory) => {
      set(type, field, first)(directory);
      set(type, field, second, 1)(directory);
    });
    expect(report).toContain(`• content/${type}.json, entrée n° 2`);
    const shared = `le texte « ${found} » (${found.length} caractères), comme content/${type}.json, entrée n° 1`;
    expect(report).toContain(expectedAndFound("un texte différent pour chaque entrée", shared));
  },
);

it("the report names all unreadable files together, and faults of entries only once all files can be read", async () => {
  const mistakes = (directory: string) => {
    set("siteSettings", "email", "contact")(directory);
    set("advantage", "title", "TODO")(directory);
  };
  const unreadable = (directory: string) => {
    mistakes(directory);
    write("faqItem.json", '[{"question": "A",}]')(directory);
    write("whitePaperPage.json", "[]")(directory);
  };
  const placesIn = (report: string) => [...report.matchAll(/^• (.*)$/gm)].map(([, place]) => place);
  expect(placesIn(await reportOn(unreadable))).toEqual([
    "content/faqItem.json",
    "content/whitePaperPage.json",
  ]);
  const report = await reportOn(mistakes);
  expect(placesIn(report)).toEqual([
    "content/siteSettings.json",
    "content/advantage.json, entrée n° 1 (« TODO »)",
  ]);
  expect(report).toMatch(/^Le contenu a 2 problèmes à corriger\.\n/);
});

/** Removes the last entries, or adds copies of the first. */
const setCount = (typeId: string, length: number) =>
  edit(typeId, (entries) => {
    const copies = Array.from({ length }, (_, rank) => ({ ...entries[0], title: `Gaz ${rank}` }));
    entries.push(...copies);
    entries.length = length;
  });

it.each([
  {
    type: "stat",
    count: 1,
    expected: "une liste de 2 à 8 entrées « Chiffre clé » (stat) : ajoutez-en dans ce fichier",
    found: "1 entrée",
  },
  {
    type: "tender",
    count: 13,
    expected: "une liste de 0 à 12 entrées « Appel d’offres » (tender) : retirez-en dans ce fichier",
    found: "13 entrées",
  },
  { type: "siteSettings", count: 2, expected: "une seule entrée de ce type", found: "2 entrées" },
])("$type may not have $count entries", async ({ type, count, expected, found }) => {
  const report = await reportOn(setCount(type, count));
  expect(report).toContain(`• content/${type}.json`);
  expect(report).toContain(expectedAndFound(expected, found));
  // The list is a field of the home page, but not of its file.
  expect(report).not.toContain("• content/homePage.json");
});

const stateNames = Object.values(PLAN_STATES);
const rankOf = (state: PlanStateName) => stateNames.indexOf(state);

it("the report names a state without a story, and a second story of a state", async () => {
  const missing = await reportOn(edit("planStory", (stories) => void stories.splice(rankOf("Urgent"), 1)));
  expect(missing).toContain(
    `• content/planStory.json${expectedAndFound("une entrée « Situation » pour « Urgent » : ajoutez-la", "aucune")}`,
  );
  const twice = await reportOn(
    edit("planStory", (stories) => void stories.push(stories[rankOf("Urgent")] ?? {})),
  );
  expect(twice).toContain("• content/planStory.json, entrée n° 11 (« Urgent »)");
  expect(twice).toContain(
    expectedAndFound("un texte différent pour chaque entrée", "le texte « Urgent » (6 caractères), comme"),
  );
});

it.each<[PlanStateName, string, string, string, string]>([
  ["Urgent", "votedAct", "", "de 1 à 200 caractères", "rien"],
  ["Urgent", "headline", "Vite !", "le repère {reception}", "un texte sans {reception}"],
  ["Urgent", "headline", "Le {reception}, {poste}", "seulement les repères {reception}", "{poste}"],
  [
    "Petit compteur",
    "letterSentence",
    "Nous dénonçons.",
    "rien : cette entrée ne montre pas ce champ",
    "le texte",
  ],
])("of the situation « %s », the field %s may not be « %s »", async (state, field, text, expected, found) => {
  const report = await reportOn(set("planStory", field, text, rankOf(state)));
  expect(report).toContain(`• content/planStory.json, entrée n° ${rankOf(state) + 1} (« ${state} »)`);
  expect(report).toContain(expected);
  expect(report).toContain(`trouvé : ${found}`);
});

it("in Contentful, a list that is too short is reported at the field that links its entries", async () => {
  const url = "https://app.contentful.com/spaces/espace/entries/accueil";
  const entries = readLocalContent(FROZEN_CONTENT).map((entry) =>
    entry.typeId === "homePage"
      ? { ...entry, location: "Contentful, Page d’accueil", url, lists: { ...entry.lists, questions: [] } }
      : entry,
  );
  expect(await checkContent(entries)).toEqual([
    {
      location: "Contentful, Page d’accueil",
      url: `${url}?focusedField=questions`,
      field: "FAQ : questions (questions)",
      expected: "une liste de 1 à 30 entrées « Question fréquente » (faqItem) : ajoutez-en dans ce champ",
      found: "aucune entrée",
    },
  ]);
});

it("the file of a type may be an empty list, if its page may have none", async () => {
  expect(await reportOn(write("tender.json", "[]"))).toBe(NO_PROBLEM);
});

interface WrongFile {
  file: string;
  /** Undefined without a file. */
  text?: string;
  report: string;
}

const wrongFiles: WrongFile[] = [
  {
    file: "tender.json",
    text: '["Gaz"]',
    report: `• content/tender.json, entrée n° 1${expectedAndFound("un objet : { … }", "le texte « Gaz » (3 car")}`,
  },
  {
    file: "siteSettings.json",
    text: "[]",
    report: `• content/siteSettings.json${expectedAndFound("un objet : { … }", "une liste vide")}`,
  },
  {
    file: "siteSettings.json",
    report: `• content/siteSettings.json${expectedAndFound("le fichier de « Réglages du site »", "aucun fichier")}`,
  },
  {
    file: "stat.json",
    text: '{"value": 1}',
    report: `• content/stat.json${expectedAndFound("une liste d’entrées : [ … ]", 'la valeur « {"value":1} »')}`,
  },
  {
    file: "stat.json",
    text: '[{"a": 1,\n "a": 2}]',
    report: `• content/stat.json${expectedAndFound("du JSON bien formé", "deux fois le champ « a », ligne 2, colonne 2, dans l’entrée n° 1")}`,
  },
];

it.each(wrongFiles)("the file $file may not be $text", async ({ file, text, report }) => {
  const remove = (directory: string) => rmSync(join(directory, file));
  const change = text === undefined ? remove : write(file, text);
  expect(await reportOn(change)).toContain(report);
});

it("a picture's name ends in one of the extensions that Gatsby knows", async () => {
  const report = await reportOn((directory) => {
    write("images/a", "")(directory);
    set("homePage", "heroImage", { file: "a", alt: "Une façade" })(directory);
  });
  expect(report).toContain(
    expectedAndFound(
      picture,
      "l’image « a », dont le nom ne finit pas par .png, .jpg, .jpeg, .webp ou .avif",
    ),
  );
});

it("a picture is found although the disk stores its accents otherwise than the JSON", async () => {
  const report = await reportOn((directory) => {
    const images = join(directory, "images");
    renameSync(join(images, "facade.png"), join(images, "façade.png".normalize("NFD")));
    set("homePage", "heroImage", { file: "façade.png".normalize("NFC"), alt: "La façade" })(directory);
  });
  expect(report).toBe(NO_PROBLEM);
});

it("a file in another encoding is reported, and a missing folder of images", async () => {
  const ansi = await reportOn((directory) =>
    writeFileSync(join(directory, "faqItem.json"), Buffer.from('[{"question": "Été"}]', "latin1")),
  );
  expect(ansi).toContain("• content/faqItem.json\n  attendu : un fichier en UTF-8");
  const empty = await reportOn((directory) => rmSync(join(directory, "images"), { recursive: true }));
  expect(empty).toContain(expectedAndFound(picture, "aucune image « facade.png »"));
});
