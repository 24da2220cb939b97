/** A language of a space, as Contentful tells it. */
export interface Language {
  code: string;
  default: boolean;
  /** The language whose value serves where this one has none. */
  fallbackCode?: string | null | undefined;
}

/** A value under the code of each language that has one. */
type Localized = Readonly<Record<string, unknown>>;

/** Which languages this site's values stand under. */
export interface Languages {
  french: Language;
  /** The code under which values stand that are the same in all languages. */
  defaultCode: string;
}

/**
 * The French of a space: `fr`, else `fr-FR`, else its first other French.
 * @returns undefined when it has none.
 */
export function frenchAmong<Known extends Pick<Language, "code">>(
  languages: readonly Known[],
): Known | undefined {
  const coded = (code: string) => languages.find((language) => language.code === code);
  return coded("fr") ?? coded("fr-FR") ?? languages.find(({ code }) => code.startsWith("fr-"));
}

/**
 * Finds the languages that matter to this site.
 * @throws when the space has no French.
 */
export function languagesOf(languages: readonly Language[]): Languages {
  const french = frenchAmong(languages);
  if (!french) {
    const codes = languages.map(({ code }) => `« ${code} »`).join(", ");
    throw new Error(
      `Cet espace Contentful n’a pas le français : ses langues sont ${codes || "inconnues"}.\n` +
        "  à faire : dans Contentful, Settings → Locales, ajoutez la langue « fr » et donnez-y les textes du site.",
    );
  }
  return { french, defaultCode: languages.find((each) => each.default)?.code ?? french.code };
}

/**
 * The French value of a field, found as gatsby-source-contentful finds it.
 * @param localized whether the field has a value of its own in each language; else it stands under the default one.
 */
export function valueIn({ french, defaultCode }: Languages, value: Localized, localized: boolean): unknown {
  if (!localized) return value[defaultCode];
  return value[french.code] === undefined ? value[french.fallbackCode ?? ""] : value[french.code];
}
