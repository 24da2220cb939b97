import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { checkContent } from "./check";
import type { ContentType } from "./content-type";
import { contentTypes } from "./index";
import { readLocalContent } from "./sources/local";
import { entryOf, SAMPLE_IMAGE, type SampleContent, sampleContent, sampleDirectory } from "./testing/sample";

const directories: string[] = [];

afterAll(() => directories.forEach((directory) => rmSync(directory, { recursive: true })));

/** What an editor is told of the sample after one change to its entries, or to its files. */
function reportOn(
  change: (content: SampleContent) => void,
  changeFiles?: (directory: string) => void,
): string {
  const content = sampleContent();
  change(content);
  const directory = sampleDirectory(content);
  directories.push(directory);
  changeFiles?.(directory);
  return checkContent(readLocalContent(directory)) ?? "";
}

const reportOnFiles = (changeFiles: (directory: string) => void) => reportOn(() => undefined, changeFiles);

/** The same with one field of one entry changed; `undefined` leaves it out. */
const reportOnField = (typeId: string, field: string, value: unknown) =>
  reportOn((content) => (entryOf(content, typeId)[field] = value));

const problemsIn = (report: string) => report.split("\n").filter((line) => line.startsWith("• "));

/** One problem as an editor reads it. */
const problem = (place: string, field: string, expected: string, found: string) =>
  [`• ${place}`, `  champ : ${field}`, `  attendu : ${expected}`, `  trouvé : ${found}`].join("\n");

const STAT = "content/stat.json, entrée n° 1 (« Légende 1 »)";
const REFERENCE = "content/clientReference.json, entrée n° 1 (« Nom anonymisé 1 »)";
const TENDER = "content/tender.json, entrée n° 1 (« Intitulé 1 »)";
const SERVICE = "content/service.json, entrée n° 1 (« Nom du service 1 »)";
const HOME = "content/homePage.json";

it("says nothing of good content", () => {
  expect(reportOn(() => undefined)).toBe("");
});

describe("a field", () => {
  it.each([undefined, null, ""])("is missing when it holds %j", (value) => {
    const report = reportOnField("stat", "value", value);
    expect(report).toContain(problem(STAT, "Chiffre (value)", "un texte de 1 à 14 caractères", "rien"));
    expect(problemsIn(report)).toHaveLength(1);
  });

  it("is missing when it holds spaces only", () => {
    expect(reportOnField("stat", "value", " \n")).toContain("trouvé : un texte fait d’espaces");
  });

  it.each([undefined, null, ""])("may hold %j when it is optional", (value) => {
    expect(reportOnField("advantage", "figure", value)).toBe("");
  });

  it("is unknown under a name with a slip in it: the nearest name is given", () => {
    const report = reportOnField("tender", "dedline", "2026-12-15");
    const expected = "un champ connu (le plus proche : « deadline »)";
    expect(report).toContain(problem(TENDER, "dedline", expected, "un champ inconnu"));
    expect(problemsIn(report)).toHaveLength(1);
  });

  it.each([
    [12, "le nombre 12"],
    [true, "vrai (true)"],
    [["15 %"], "une liste de 1 élément"],
    [{ texte: "15 %" }, 'un objet {"texte":"15 %"}'],
  ])("is of the wrong type: %j for a text", (value, found) => {
    const report = reportOnField("stat", "value", value);
    expect(report).toContain(problem(STAT, "Chiffre (value)", "un texte de 1 à 14 caractères", found));
  });

  it("is of the wrong type: a text for a number", () => {
    const found = "le texte « douze » (5 caractères)";
    expect(reportOnField("clientReference", "lots", "douze")).toContain(
      problem(REFERENCE, "Nombre de lots (lots)", "un nombre entier de 1 à 20000", found),
    );
  });

  it("holds a status outside the list", () => {
    const found = "le texte « Fermé » (5 caractères)";
    expect(reportOnField("tender", "status", "Fermé")).toContain(
      problem(
        TENDER,
        "Statut (status)",
        "un de ces textes : « En cours », « Négociation », « Ouvert »",
        found,
      ),
    );
  });

  it("holds too long a text, which is quoted by its beginning", () => {
    const found = `le texte « ${"a".repeat(60)}… » (71 caractères)`;
    expect(reportOnField("stat", "label", "a".repeat(71))).toContain(
      problem(
        `content/stat.json, entrée n° 1 (« ${"a".repeat(71)} »)`,
        "Légende (label)",
        "un texte de 1 à 70 caractères",
        found,
      ),
    );
  });

  it.each([0, -3, 1.5])("counts %d lots", (lots) => {
    expect(reportOnField("clientReference", "lots", lots)).toContain(
      problem(REFERENCE, "Nombre de lots (lots)", "un nombre entier de 1 à 20000", `le nombre ${lots}`),
    );
  });

  it.each(["beaucoup", "18", "18 pour cent", "118 %", 18])("holds no percentage: %j", (saving) => {
    const report = reportOnField("clientReference", "saving", saving);
    expect(report).toContain(
      "  champ : Économie (saving)\n  attendu : un pourcentage, de la forme « -18 % »",
    );
  });

  it.each(["18 %", "-18%", "12,5\u00a0%", "-7\u202f%"])("holds a percentage: %j", (saving) => {
    expect(reportOnField("clientReference", "saving", saving)).toBe("");
  });

  it.each(["15/12/2026", "2026-02-30", "2026-12-15T10:00"])("holds no date: %j", (deadline) => {
    expect(reportOnField("tender", "deadline", deadline)).toContain(
      "attendu : une date de la forme « 2026-12-15 »",
    );
  });

  it("holds an empty list", () => {
    const expected = "une liste de 3 à 5 textes de 1 à 120 caractères";
    expect(reportOnField("service", "points", [])).toContain(
      problem(SERVICE, "Points (points)", expected, "une liste vide"),
    );
  });

  it("holds a list with bad items, each named by its rank", () => {
    const report = reportOnField("service", "points", ["Audit", "", "b".repeat(121), 4]);
    expect(report).toContain(
      `trouvé : au point n° 2, rien ; au point n° 3, le texte « ${"b".repeat(60)}… » (121 caractères) ; au point n° 4, le nombre 4`,
    );
  });
});

describe("a picture", () => {
  const IMAGE = "Accueil : illustration (heroImage)";
  const wellFormed = "une image, avec un texte de remplacement (alt) de 1 à 255 caractères";

  it.each(["absente.png", "Sample.png", "./sample.png", "source/sample.svg", "source", "../stat.json"])(
    "is no file that a page could show: %s",
    (file) => {
      expect(reportOnField("homePage", "heroImage", { file, alt: "Une façade" })).toContain(
        problem(HOME, IMAGE, "une image qui existe", `aucune image « ${file} »`),
      );
    },
  );

  it.each([{ file: SAMPLE_IMAGE }, { file: SAMPLE_IMAGE, alt: "" }])(
    "has no alternative text: %j",
    (image) => {
      const found = `l’image « ${SAMPLE_IMAGE} », sans texte de remplacement`;
      const report = reportOnField("homePage", "heroImage", image);
      expect(report).toContain(problem(HOME, IMAGE, wellFormed, found));
      expect(problemsIn(report)).toHaveLength(1);
    },
  );

  it.each([SAMPLE_IMAGE, { alt: "Une façade" }, { file: "", alt: "Une façade" }, undefined])(
    "is not given as one: %j",
    (image) => {
      const report = reportOnField("homePage", "heroImage", image);
      expect(report).toContain(`  champ : ${IMAGE}\n  attendu : ${wellFormed}`);
      expect(problemsIn(report)).toHaveLength(1);
    },
  );

  it("may have neither file nor alternative text: both are told", () => {
    expect(problemsIn(reportOnField("homePage", "heroImage", { file: "absente.png" }))).toHaveLength(2);
  });

  it("is found in a folder of its own, and missed where there is no folder of pictures at all", () => {
    const inFolder = (content: SampleContent) =>
      (entryOf(content, "homePage").heroImage = { file: "accueil/facade.png", alt: "Une façade" });
    const move = (directory: string) => {
      mkdirSync(join(directory, "images", "accueil"));
      writeFileSync(join(directory, "images", "accueil", "facade.png"), "");
    };
    expect(reportOn(inFolder, move)).toBe("");
    const withoutPictures = reportOnFiles((directory) =>
      rmSync(join(directory, "images"), { recursive: true }),
    );
    expect(withoutPictures).toContain(`aucune image « ${SAMPLE_IMAGE} »`);
  });
});

describe("the entries of a type", () => {
  it("may not share the text that they are told by, which is also their anchor", () => {
    const report = reportOn((content) => {
      const [first, second] = content.get("faqItem") ?? [];
      if (first && second) second.question = first.question;
    });
    expect(problemsIn(report)).toHaveLength(1);
    expect(report).toMatch(
      /Question \(question\)\n {2}attendu : un texte différent pour chaque entrée\n.*entrée n° 1/,
    );
  });

  it("may have no order any more, which can be deleted", () => {
    const expected = "rien : l’ordre est celui de la liste, cette valeur peut être supprimée";
    expect(reportOnField("stat", "order", 3)).toContain(
      problem(STAT, "order", expected, "un champ qui n’existe plus"),
    );
  });

  it("may not be fewer than the page needs: the page's list is named", () => {
    const report = reportOn((content) => content.get("stat")?.splice(1));
    expect(report).toContain(
      problem(
        HOME,
        "Chiffres clés : liste (stats)",
        "une liste de 2 à 8 entrées « Chiffre clé » (stat)",
        "1 entrée",
      ),
    );
    expect(problemsIn(report)).toHaveLength(1);
  });

  it("may not be more than the page holds", () => {
    const report = reportOn((content) => {
      const tenders = content.get("tender") ?? [];
      const more = Array.from({ length: 10 }, (_, rank) => ({ ...tenders[0], title: `Encore ${rank}` }));
      tenders.push(...more);
    });
    const expected = "une liste de 0 à 12 entrées « Appel d’offres » (tender)";
    expect(report).toContain(problem(HOME, "Appels d’offres : liste (tenders)", expected, "13 entrées"));
  });

  it("may be none where the page can do without", () => {
    expect(reportOn((content) => content.set("tender", []))).toBe("");
  });

  it("may not be an empty list elsewhere", () => {
    const report = reportOn((content) => content.set("faqItem", []));
    const expected = "une liste de 1 à 30 entrées « Question fréquente » (faqItem)";
    expect(report).toContain(problem(HOME, "FAQ : questions (questions)", expected, "aucune entrée"));
  });

  it("are not written into the page as well", () => {
    expect(reportOnField("homePage", "questions", ["Qui signe ?"])).toContain(
      problem(HOME, "questions", "rien : cette liste est faite des entrées de son type", "une valeur"),
    );
  });

  it("are checked even while the page that lists them cannot be read", () => {
    const report = reportOn(
      (content) => (entryOf(content, "stat").value = ""),
      (directory) => writeFileSync(join(directory, "homePage.json"), "{"),
    );
    expect(problemsIn(report)).toEqual(["• content/homePage.json", `• ${STAT}`]);
  });

  it("must each be an object, and the others are checked all the same", () => {
    const report = reportOnFiles((directory) =>
      writeFileSync(join(directory, "tender.json"), JSON.stringify(["Gaz", {}, null])),
    );
    expect(report).toContain(
      "• content/tender.json, entrée n° 1\n  attendu : un objet : { … }\n  trouvé : le texte « Gaz » (3 caractères)",
    );
    expect(report).toContain("• content/tender.json, entrée n° 2\n  champ : Statut (status)");
    expect(report).toContain(
      "• content/tender.json, entrée n° 3\n  attendu : un objet : { … }\n  trouvé : rien",
    );
  });
});

describe("a type of one entry", () => {
  it("may not come twice: both are named", () => {
    const report = reportOn((content) => {
      const entry = entryOf(content, "siteSettings");
      content.set("siteSettings", [entry, entry]);
    });
    const places = problemsIn(report).map((line) =>
      line.slice(0, "• content/siteSettings.json, entrée n° 1".length),
    );
    expect(places).toEqual([1, 2].map((rank) => `• content/siteSettings.json, entrée n° ${rank}`));
    expect(report).toContain("attendu : une seule entrée de ce type\n  trouvé : 2 entrées");
  });

  it("may not come never", () => {
    expect(reportOn((content) => content.set("siteSettings", []))).toContain(
      "• Réglages du site (siteSettings)\n  attendu : une entrée\n  trouvé : aucune entrée",
    );
  });

  it("may not lack its file", () => {
    const report = reportOnFiles((directory) => rmSync(join(directory, "siteSettings.json")));
    expect(report).toContain(
      "• content/siteSettings.json\n  attendu : le fichier de « Réglages du site »\n  trouvé : aucun fichier",
    );
    expect(problemsIn(report)).toHaveLength(1);
  });
});

describe("a file", () => {
  it("that is no JSON is told once, with line and column, and the other files are checked all the same", () => {
    const report = reportOn(
      (content) => (entryOf(content, "stat").value = ""),
      (directory) =>
        writeFileSync(
          join(directory, "faqItem.json"),
          '[\n  {\n    "answer": "!"\n    "question": "?"\n  }\n]',
        ),
    );
    expect(report).toContain(
      "• content/faqItem.json\n  attendu : du JSON bien formé\n  trouvé : une virgule manquante, ligne 4, colonne 5",
    );
    expect(problemsIn(report)).toEqual(["• content/faqItem.json", `• ${STAT}`]);
  });

  it("of a list must hold a list", () => {
    const report = reportOnFiles((directory) => writeFileSync(join(directory, "stat.json"), '{"value": 1}'));
    expect(report).toContain(
      '• content/stat.json\n  attendu : une liste d’entrées : [ … ]\n  trouvé : un objet {"value":1}',
    );
    expect(problemsIn(report)).toHaveLength(1);
  });

  it("may be missing with all others: each is named", () => {
    const report = reportOnFiles((directory) => renameSync(directory, `${directory}-away`));
    directories.splice(-1, 1, `${String(directories.at(-1))}-away`);
    expect(problemsIn(report)).toEqual(contentTypes.map(({ id }: ContentType) => `• content/${id}.json`));
  });
});

it("lists every problem in one message that begins with their number", () => {
  const report = reportOn((content) => {
    entryOf(content, "siteSettings").phone = "0199";
    entryOf(content, "homePage").heroTitel = "Un titre";
    entryOf(content, "clientReference").lots = 0;
    entryOf(content, "tender").status = "Fermé";
  });
  expect(report).toMatch(/^Le contenu a 4 problèmes à corriger\.\n/);
  expect(problemsIn(report)).toEqual([
    "• content/siteSettings.json",
    "• content/homePage.json",
    `• ${REFERENCE}`,
    `• ${TENDER}`,
  ]);
});

it("counts one problem in the singular", () => {
  expect(reportOnField("stat", "value", "")).toMatch(/^Le contenu a 1 problème à corriger\.\n/);
});
