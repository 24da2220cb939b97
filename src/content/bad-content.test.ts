import { copyFileSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import sharp from "sharp";

import { contentReport } from "./check";
import { contentTypes } from "./index";
import { readLocalContent } from "./sources/local";
import { entryOf, SAMPLE_IMAGE, type SampleContent, sampleContent, sampleDirectory } from "./testing/sample";

const directories: string[] = [];

afterAll(() => directories.forEach((directory) => rmSync(directory, { recursive: true })));

/** The report for the sample content after one change to its entries or files. Empty if there is no problem. */
async function reportOn(
  change: (content: SampleContent) => void,
  changeFiles?: (directory: string) => void,
): Promise<string> {
  const content = sampleContent();
  change(content);
  const directory = sampleDirectory(content);
  directories.push(directory);
  changeFiles?.(directory);
  return (await contentReport(readLocalContent(directory))) ?? "";
}

const reportOnFiles = (changeFiles: (directory: string) => void) => reportOn(() => undefined, changeFiles);

/** The report after a change to one field of one entry. The value `undefined` removes the field. */
const reportOnField = (typeId: string, field: string, value: unknown) =>
  reportOn((content) => (entryOf(content, typeId)[field] = value));

const problemsIn = (report: string) => report.split("\n").filter((line) => line.startsWith("• "));

/** A problem as the report formats it. */
const problem = (place: string, field: string, expected: string, found: string) =>
  [`• ${place}`, `  champ : ${field}`, `  attendu : ${expected}`, `  trouvé : ${found}`].join("\n");

const STAT = "content/stat.json, entrée n° 1 (« Légende 1 »)";
const REFERENCE = "content/clientReference.json, entrée n° 1 (« Nom anonymisé 1 »)";
const TENDER = "content/tender.json, entrée n° 1 (« Intitulé 1 »)";
const SERVICE = "content/service.json, entrée n° 1 (« Nom du service 1 »)";
const HOME = "content/homePage.json";

it("reports nothing if the content is valid", async () => {
  expect(await reportOn(() => undefined)).toBe("");
});

describe("a field", () => {
  it.each([undefined, null, ""])("is missing if its value is %j", async (value) => {
    const report = await reportOnField("stat", "value", value);
    expect(report).toContain(problem(STAT, "Chiffre (value)", "un texte de 1 à 14 caractères", "rien"));
    expect(problemsIn(report)).toHaveLength(1);
  });

  it("is missing if its value is only spaces", async () => {
    expect(await reportOnField("stat", "value", " \n")).toContain("trouvé : un texte fait d’espaces");
  });

  it.each([undefined, null, ""])("may have the value %j if it is optional", async (value) => {
    expect(await reportOnField("advantage", "figure", value)).toBe("");
  });

  it("is unknown if its name is misspelt, and the report suggests the closest name", async () => {
    const report = await reportOnField("tender", "dedline", "2026-12-15");
    const expected = "un champ connu (le plus proche : « deadline »)";
    expect(report).toContain(problem(TENDER, "dedline", expected, "un champ inconnu"));
    expect(problemsIn(report)).toHaveLength(1);
  });

  it.each([
    [12, "le nombre 12"],
    [true, "vrai (true)"],
    [["15 %"], "une liste de 1 élément"],
    [{ texte: "15 %" }, 'un objet {"texte":"15 %"}'],
  ])("has the wrong type: %j for a text", async (value, found) => {
    const report = await reportOnField("stat", "value", value);
    expect(report).toContain(problem(STAT, "Chiffre (value)", "un texte de 1 à 14 caractères", found));
  });

  it("has the wrong type: a text for a number", async () => {
    const found = "le texte « douze » (5 caractères)";
    expect(await reportOnField("clientReference", "lots", "douze")).toContain(
      problem(REFERENCE, "Nombre de lots (lots)", "un nombre entier de 1 à 20000", found),
    );
  });

  it("may not have a value that is not an option", async () => {
    const found = "le texte « Fermé » (5 caractères)";
    expect(await reportOnField("tender", "status", "Fermé")).toContain(
      problem(
        TENDER,
        "Statut (status)",
        "un de ces textes : « En cours », « Négociation », « Ouvert »",
        found,
      ),
    );
  });

  it("may not be too long, and the report quotes its beginning", async () => {
    const found = `le texte « ${"a".repeat(60)}… » (71 caractères)`;
    expect(await reportOnField("stat", "label", "a".repeat(71))).toContain(
      problem(
        `content/stat.json, entrée n° 1 (« ${"a".repeat(71)} »)`,
        "Légende (label)",
        "un texte de 1 à 70 caractères",
        found,
      ),
    );
  });

  it.each([0, -3, 1.5])("may not be %d if it is a number of lots", async (lots) => {
    expect(await reportOnField("clientReference", "lots", lots)).toContain(
      problem(REFERENCE, "Nombre de lots (lots)", "un nombre entier de 1 à 20000", `le nombre ${lots}`),
    );
  });

  it.each(["beaucoup", "18", "18 pour cent", "118 %", 18])(
    "may not have %j as a percentage",
    async (saving) => {
      const report = await reportOnField("clientReference", "saving", saving);
      expect(report).toContain(
        "  champ : Économie (saving)\n  attendu : un pourcentage, de la forme « -18 % »",
      );
    },
  );

  it.each(["18 %", "-18%", "12,5\u00a0%", "-7\u202f%"])("may have %j as a percentage", async (saving) => {
    expect(await reportOnField("clientReference", "saving", saving)).toBe("");
  });

  it.each(["15/12/2026", "2026-02-30", "2026-12-15T10:00"])("may not have %j as a date", async (deadline) => {
    expect(await reportOnField("tender", "deadline", deadline)).toContain(
      "attendu : une date de la forme « 2026-12-15 »",
    );
  });

  it("may not be an empty list", async () => {
    const expected = "une liste de 3 à 5 textes de 1 à 120 caractères";
    expect(await reportOnField("service", "points", [])).toContain(
      problem(SERVICE, "Points (points)", expected, "une liste vide"),
    );
  });

  it("may not have invalid items, and the report gives their numbers", async () => {
    const report = await reportOnField("service", "points", ["Audit", "", "b".repeat(121), 4]);
    expect(report).toContain(
      `trouvé : au point n° 2, rien ; au point n° 3, le texte « ${"b".repeat(60)}… » (121 caractères) ; au point n° 4, le nombre 4`,
    );
  });
});

describe("a picture", () => {
  const IMAGE = "Accueil : illustration (heroImage)";
  const expectedImage =
    "une image PNG, JPEG, WebP ou AVIF, de 1600 pixels de large au moins, avec un texte de remplacement (alt) de 1 à 255 caractères";

  it.each(["absente.png", "Sample.png", "./sample.png", "source/sample.svg", "source", "../stat.json"])(
    "must have the exact path of a picture, unlike %s",
    async (file) => {
      expect(await reportOnField("homePage", "heroImage", { file, alt: "Une façade" })).toContain(
        problem(HOME, IMAGE, expectedImage, `aucune image « ${file} »`),
      );
    },
  );

  it.each([{ file: SAMPLE_IMAGE }, { file: SAMPLE_IMAGE, alt: "" }])(
    "must have alternative text: %j",
    async (image) => {
      const found = `l’image « ${SAMPLE_IMAGE} », sans texte de remplacement`;
      const report = await reportOnField("homePage", "heroImage", image);
      expect(report).toContain(problem(HOME, IMAGE, expectedImage, found));
      expect(problemsIn(report)).toHaveLength(1);
    },
  );

  it.each([SAMPLE_IMAGE, { alt: "Une façade" }, { file: "", alt: "Une façade" }, undefined])(
    "must have the format of a picture: %j",
    async (image) => {
      const report = await reportOnField("homePage", "heroImage", image);
      expect(report).toContain(`  champ : ${IMAGE}\n  attendu : ${expectedImage}`);
      expect(problemsIn(report)).toHaveLength(1);
    },
  );

  it.each([
    ["an SVG", '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', "de type SVG"],
    ["a PDF", "%PDF-1.7", "de type PDF"],
    ["a text", "Une façade", "qui n’est pas une image, ou dont le fichier est abîmé"],
  ])("may not be %s with the name of a PNG", async (_case, text, found) => {
    const report = await reportOnFiles((directory) =>
      writeFileSync(join(directory, "images", SAMPLE_IMAGE), text),
    );
    expect(report).toContain(problem(HOME, IMAGE, expectedImage, `l’image « ${SAMPLE_IMAGE} », ${found}`));
  });

  it("may not be narrower than the minimum width of its field", async () => {
    const narrow = await sharp({ create: { width: 800, height: 600, channels: 3, background: "#40e0d0" } })
      .png()
      .toBuffer();
    const report = await reportOnFiles((directory) =>
      writeFileSync(join(directory, "images", SAMPLE_IMAGE), narrow),
    );
    const found = `l’image « ${SAMPLE_IMAGE} », de 800 pixels de large`;
    expect(report).toContain(problem(HOME, IMAGE, expectedImage, found));
    expect(problemsIn(report)).toHaveLength(1);
  });

  it("must have a file extension", async () => {
    const report = await reportOn(
      (content) => (entryOf(content, "homePage").heroImage = { file: "facade", alt: "Une façade" }),
      (directory) =>
        copyFileSync(join(directory, "images", SAMPLE_IMAGE), join(directory, "images", "facade")),
    );
    expect(report).toContain(
      "l’image « facade », dont le nom ne finit pas par .png, .jpg, .jpeg, .webp ou .avif",
    );
  });

  it("without a file and without alternative text has two problems", async () => {
    expect(problemsIn(await reportOnField("homePage", "heroImage", { file: "absente.png" }))).toHaveLength(2);
  });

  it("may be in a subfolder, and is reported as missing if there is no picture folder", async () => {
    const inFolder = (content: SampleContent) =>
      (entryOf(content, "homePage").heroImage = { file: "accueil/facade.png", alt: "Une façade" });
    const move = (directory: string) => {
      mkdirSync(join(directory, "images", "accueil"));
      copyFileSync(
        join(directory, "images", SAMPLE_IMAGE),
        join(directory, "images", "accueil", "facade.png"),
      );
    };
    expect(await reportOn(inFolder, move)).toBe("");
    const withoutPictures = await reportOnFiles((directory) =>
      rmSync(join(directory, "images"), { recursive: true }),
    );
    expect(withoutPictures).toContain(`aucune image « ${SAMPLE_IMAGE} »`);
  });
});

describe("an invisible character", () => {
  const visible = "un texte sans caractère invisible";

  it("is reported with its entry, its field and its position", async () => {
    const report = await reportOnField("stat", "value", "15\u200B %");
    const found = "le caractère invisible U+200B (espace de largeur nulle), après « 15 », en position 3";
    expect(report).toContain(problem(STAT, "Chiffre (value)", visible, found));
    expect(problemsIn(report)).toHaveLength(1);
  });

  it("is reported in a phone number that looks valid", async () => {
    const report = await reportOnField("siteSettings", "phone", "\u202A01 99 00 45 60\u202C");
    expect(report).toContain("trouvé : le texte « [U+202A]01 99 00 45 60[U+202C] » (16 caractères)");
    expect(report).toContain("le caractère invisible U+202A (début de texte de gauche à droite), au début");
    expect(problemsIn(report)).toHaveLength(2);
  });

  it("is reported in a list, and in the alternative text of a picture", async () => {
    const report = await reportOn((content) => {
      entryOf(content, "service").points = ["Audit", "Gaz", "Suivi\u00AD"];
      entryOf(content, "homePage").heroImage = { file: SAMPLE_IMAGE, alt: "Une\u2060 façade" };
    });
    expect(report).toContain("trouvé : au point n° 3, le caractère invisible U+00AD");
    expect(report).toContain("trouvé : le caractère invisible U+2060 (gluon de mots), après « Une »");
  });

  it("never changes the direction of the report", async () => {
    const report = await reportOnField("tender", "title", "Gaz \u202Ezag");
    expect(report).toContain("« Gaz [U+202E]zag »");
    expect(report).not.toContain("\u202E");
  });
});

describe("a character that the PDF cannot write", () => {
  const printable =
    "un texte sans caractère que le PDF ne peut pas écrire : remplacez ces caractères par des mots";

  it("is reported with its code in a field that the PDF shows", async () => {
    const report = await reportOnField("siteSettings", "brandName", "Énergie 漢");
    const found = "« 漢 » (U+6F22, caractère chinois), après « Énergie »";
    expect(report).toContain(
      `champ : Nom de la marque (brandName)\n  attendu : ${printable}\n  trouvé : ${found}`,
    );
    expect(problemsIn(report)).toHaveLength(1);
  });

  it("is reported in a chapter's text and in its chart", async () => {
    const report = await reportOn((content) => {
      const chapter = entryOf(content, "whitePaperChapter");
      chapter.text = "Un texte.\n\n- si a ≮ 5 😀";
      chapter.chartBars = ["Avant : 100 %", "Après ⇒ : 70 %"];
    });
    expect(report).toContain(
      "trouvé : « ≮ » (U+226E, signe mathématique), « 😀 » (U+1F600, emoji), après « Un texte. si a »",
    );
    expect(report).toContain("trouvé : au point n° 2, « ⇒ » (U+21D2, signe mathématique), après « Après »");
    expect(problemsIn(report)).toHaveLength(2);
  });

  it("is allowed in a field that only pages show, because they use system fonts", async () => {
    expect(await reportOnField("faqItem", "answer", "Oui 😀 漢")).toBe("");
  });
});

describe("the entries of a type", () => {
  it("must have different titles, because titles are also anchors", async () => {
    const report = await reportOn((content) => {
      const [first, second] = content.get("faqItem") ?? [];
      if (first && second) second.question = first.question;
    });
    expect(problemsIn(report)).toHaveLength(1);
    expect(report).toMatch(
      /Question \(question\)\n {2}attendu : un texte différent pour chaque entrée\n.*entrée n° 1/,
    );
  });

  it("may not have the former field `order`, and the report says that it can be deleted", async () => {
    const expected = "rien : l’ordre est celui de la liste, cette valeur peut être supprimée";
    expect(await reportOnField("stat", "order", 3)).toContain(
      problem(STAT, "order", expected, "un champ qui n’existe plus"),
    );
  });

  it("may not be fewer than the minimum of the page's list, which the report names", async () => {
    const report = await reportOn((content) => content.get("stat")?.splice(1));
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

  it("may not be more than the maximum of the page's list", async () => {
    const report = await reportOn((content) => {
      const tenders = content.get("tender") ?? [];
      const more = Array.from({ length: 10 }, (_, rank) => ({ ...tenders[0], title: `Encore ${rank}` }));
      tenders.push(...more);
    });
    const expected = "une liste de 0 à 12 entrées « Appel d’offres » (tender)";
    expect(report).toContain(problem(HOME, "Appels d’offres : liste (tenders)", expected, "13 entrées"));
  });

  it("may be none if the minimum of the list is 0", async () => {
    expect(await reportOn((content) => content.set("tender", []))).toBe("");
  });

  it("may not be none in other lists", async () => {
    const report = await reportOn((content) => content.set("faqItem", []));
    const expected = "une liste de 1 à 30 entrées « Question fréquente » (faqItem)";
    expect(report).toContain(problem(HOME, "FAQ : questions (questions)", expected, "aucune entrée"));
  });

  it("may not also be in the file of the page", async () => {
    expect(await reportOnField("homePage", "questions", ["Qui signe ?"])).toContain(
      problem(
        HOME,
        "questions",
        "rien : cette liste se compose de toutes les entrées de son type",
        "une valeur",
      ),
    );
  });

  it("are checked even if the page that lists them cannot be read", async () => {
    const report = await reportOn(
      (content) => (entryOf(content, "stat").value = ""),
      (directory) => writeFileSync(join(directory, "homePage.json"), "{"),
    );
    expect(problemsIn(report)).toEqual(["• content/homePage.json", `• ${STAT}`]);
  });

  it("must be objects, and the remaining entries are still checked", async () => {
    const report = await reportOnFiles((directory) =>
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

describe("a term of the glossary", () => {
  const term = (rank: number) => `content/glossaryTerm.json, entrée n° ${rank} (« Terme ${rank} »)`;

  it.each(["Terme 1", "terme 1", "Térme 1 !"])("may not be there twice, also as « %s »", async (again) => {
    const report = await reportOn((content) => (entryOf(content, "glossaryTerm", 1).term = again));
    expect(problemsIn(report)).toHaveLength(1);
    expect(report).toContain("Terme (term)\n  attendu : un texte différent pour chaque entrée");
    expect(report).toContain(`comme ${term(1)}`);
  });

  it("may not be a form of another one", async () => {
    const report = await reportOn(
      (content) => (entryOf(content, "glossaryTerm", 2).variants = ["Autres termes", "Terme 2"]),
    );
    const found = `au point n° 2, le texte « Terme 2 » (7 caractères), comme ${term(2)}`;
    const expected = "un texte différent pour chaque entrée";
    expect(report).toContain(problem(term(3), "Autres formes (variants)", expected, found));
    expect(problemsIn(report)).toHaveLength(1);
  });

  it("may repeat its own forms", async () => {
    expect(await reportOnField("glossaryTerm", "variants", ["terme 1", "Termes 1"])).toBe("");
  });

  it.each([
    ["", "rien"],
    ["mot ".repeat(61), `le texte « ${"mot ".repeat(15)}… » (244 caractères)`],
  ])("needs a definition of at most 60 words, unlike « %s »", async (definition, found) => {
    const expected = "un texte de 1 à 500 caractères, 60 mots au plus";
    expect(await reportOnField("glossaryTerm", "definition", definition)).toContain(
      problem(term(1), "Définition (definition)", expected, found),
    );
  });

  it("may have a definition of 60 words on several lines", async () => {
    expect(await reportOnField("glossaryTerm", "definition", `${"mot\n".repeat(59)}mot.\n`)).toBe("");
  });

  it("may not have a source without an address, nor may a chapter", async () => {
    const sources = [
      "Une loi | Un journal | https://exemple.fr | 2026-11-20",
      "Une loi | Un journal | 2026-11-20",
    ];
    const report = await reportOn((content) => {
      entryOf(content, "glossaryTerm").sources = sources;
      entryOf(content, "whitePaperChapter").sources = sources;
    });
    expect(problemsIn(report)).toHaveLength(2);
    expect(report).toContain(
      "  champ : Sources (sources)\n  attendu : une liste de 1 à 8 textes de 1 à 255 caractères, de la forme",
    );
    expect(report).toContain("au point n° 2, le texte « Une loi | Un journal | 2026-11-20 » (33 caractères)");
  });
});

describe("a type with a single entry", () => {
  it("may not have two, and the report names both", async () => {
    const report = await reportOn((content) => {
      const entry = entryOf(content, "siteSettings");
      content.set("siteSettings", [entry, entry]);
    });
    const places = problemsIn(report).map((line) =>
      line.slice(0, "• content/siteSettings.json, entrée n° 1".length),
    );
    expect(places).toEqual([1, 2].map((rank) => `• content/siteSettings.json, entrée n° ${rank}`));
    expect(report).toContain("attendu : une seule entrée de ce type\n  trouvé : 2 entrées");
  });

  it("must have one", async () => {
    expect(await reportOn((content) => content.set("siteSettings", []))).toContain(
      "• Réglages du site (siteSettings)\n  attendu : une entrée\n  trouvé : aucune entrée",
    );
  });

  it("must have a file", async () => {
    const report = await reportOnFiles((directory) => rmSync(join(directory, "siteSettings.json")));
    expect(report).toContain(
      "• content/siteSettings.json\n  attendu : le fichier de « Réglages du site »\n  trouvé : aucun fichier",
    );
    expect(problemsIn(report)).toHaveLength(1);
  });
});

describe("an entry with a page of its own", () => {
  const PAGE = "Quelle page (kind)";

  it("must have an address that no other entry has", async () => {
    const report = await reportOn((content) => {
      entryOf(content, "legalPage", 2).kind = entryOf(content, "legalPage").kind;
    });
    const [first, third] = [1, 3].map(
      (rank) => `content/legalPage.json, entrée n° ${rank} (« Titre ${rank} »)`,
    );
    const expected = "une adresse de page différente pour chaque entrée";
    const found = `l’adresse /mentions-legales, déjà celle de ${first ?? ""}`;
    expect(report).toContain(problem(third ?? "", PAGE, expected, found));
    expect(problemsIn(report)).toHaveLength(1);
  });

  it("must say which page it is, and have a text", async () => {
    const report = await reportOn((content) => {
      entryOf(content, "legalPage").kind = "Cookies";
      entryOf(content, "legalPage", 1).text = "  ";
      delete entryOf(content, "legalPage", 2).updatedOn;
    });
    expect(report).toContain(`champ : ${PAGE}\n  attendu : un de ces textes : « Mentions légales »`);
    expect(report).toMatch(/champ : Texte \(text\)\n.*\n {2}trouvé : un texte fait d’espaces/);
    expect(report).toMatch(/champ : Mise à jour le \(updatedOn\)\n.*\n {2}trouvé : rien/);
    expect(problemsIn(report)).toHaveLength(3);
  });

  it("may not be one of more than three", async () => {
    const report = await reportOn((content) => {
      content.get("legalPage")?.push({ ...entryOf(content, "legalPage"), title: "Encore une" });
    });
    expect(report).toContain("une liste de 0 à 3 entrées « Page légale » (legalPage)");
  });
});

describe("a content file", () => {
  it("that is not JSON is reported once, with line and column, and other files are still checked", async () => {
    const report = await reportOn(
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

  it("of a listed type must contain a list", async () => {
    const report = await reportOnFiles((directory) =>
      writeFileSync(join(directory, "stat.json"), '{"value": 1}'),
    );
    expect(report).toContain(
      '• content/stat.json\n  attendu : une liste d’entrées : [ … ]\n  trouvé : un objet {"value":1}',
    );
    expect(problemsIn(report)).toHaveLength(1);
  });

  it("is not needed for a kind of page without pages", async () => {
    const report = await reportOnFiles((directory) => rmSync(join(directory, "legalPage.json")));
    expect(report).toBe("");
  });

  it("is reported by name if all files are missing", async () => {
    const report = await reportOnFiles((directory) => renameSync(directory, `${directory}-away`));
    directories.splice(-1, 1, `${String(directories.at(-1))}-away`);
    const needed = contentTypes.filter(({ page }) => !(page && "pathFrom" in page));
    expect(problemsIn(report)).toEqual(needed.map(({ id }) => `• content/${id}.json`));
  });
});

it("reports all problems in one message that begins with their number", async () => {
  const report = await reportOn((content) => {
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

it("uses the singular for one problem", async () => {
  expect(await reportOnField("stat", "value", "")).toMatch(/^Le contenu a 1 problème à corriger\.\n/);
});
