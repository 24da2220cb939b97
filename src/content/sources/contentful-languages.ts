/** A locale of a space, from Contentful's API. */
export interface Language {
  code: string;
  default: boolean;
  /** The language whose value is used if this one has none. */
  fallbackCode?: string | null | undefined;
}

/** A field's values by language code. */
type Localized = Readonly<Record<string, unknown>>;

/** The languages from which the site takes its values. */
export interface Languages {
  french: Language;
  /** The code of the default language. A field that is not localized has its value there. */
  defaultCode: string;
}

/**
 * Finds the French locale of a space: `fr`, else `fr-FR`, else the first `fr-…`.
 * @returns undefined if there is none.
 */
export function frenchAmong<Known extends Pick<Language, "code">>(
  languages: readonly Known[],
): Known | undefined {
  const withCode = (code: string) => languages.find((language) => language.code === code);
  return withCode("fr") ?? withCode("fr-FR") ?? languages.find(({ code }) => code.startsWith("fr-"));
}

/**
 * Finds the languages that the site uses.
 * @throws in French, if the space has no French locale.
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
 * Returns the French value of a field, with the same rules as gatsby-source-contentful.
 * @param localized whether the field has a value per language. If not, its value is in the default language.
 */
export function valueIn({ french, defaultCode }: Languages, value: Localized, localized: boolean): unknown {
  if (!localized) return value[defaultCode];
  return value[french.code] === undefined ? value[french.fallbackCode ?? ""] : value[french.code];
}
