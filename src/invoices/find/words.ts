/**
 * Words of labels and headings, in small letters with accents; capitals and lost accents match too. « (s) » takes « s », « es » or
 * nothing. A supplier's new label belongs here.
 */
import { plainLine } from "../../french/plain-letters";

const listOf = (text: string): readonly string[] => text.split(",").map((word) => plainLine(word).trim());

/** Any of these words, whole, also where « d’ » lost its apostrophe. Safari before 16.4 has no lookbehind. */
function anyOf(text: string): RegExp {
  const patterns = listOf(text).map((word) =>
    word.replaceAll(".", "\\.").replaceAll("(s)", "(?:e?s)?").replaceAll("'", "(?:'\\s?|\\s)"),
  );
  return new RegExp(`(?:^|[^a-z0-9])(?:${patterns.join("|")})(?![a-z0-9])`);
}

/** Good words that name an end, and those that name the contract. A label with one of each stands for the end of the contract. */
export const END_WORDS = anyOf("échéance, fin, terme, expiration, expire, termine, jusqu'au, jusqu'à");
const OF_CONTRACT = "contrat(s), contractuel(s), contractuelle(s), engagement, fourniture";
export const CONTRACT_WORDS = anyOf(OF_CONTRACT);

/** Before « indéterminée ». */
export const OPEN_ENDED_WORDS = anyOf(`durée, ${OF_CONTRACT}`);

/** A day whose label has one of these words is a payment's, or the end of a discount. It is never offered. */
export const PAYMENT_WORDS = anyOf(`
  paiement(s), règlement(s), régler, payer, payable(s), prélèvement(s), prélevé(s), mensualité(s), échéancier(s),
  acompte(s), solde(s), remise(s), réduction(s), promotion(s), avantage(s)
`);

/** A day whose label has one of these words is seldom the end of the contract. */
export const BAD_WORDS = anyOf(`
  facture(s), consommation(s), conso(s), relevé(s), relève, index, abonnement(s), prochain(s), prochaine(s), début,
  effet, compter du, signé(s), souscrit(s), depuis, mise en service
`);

/** In a short line with « contrat » or « facture »: the days below it are those of a contract of upkeep, of heating or of insurance. */
export const OTHER_SERVICES = anyOf(
  "entretien(s), maintenance(s), exploitation(s), chauffage(s), dépannage(s), assistance(s), assurance(s)",
);
export const CONTRACT_OR_INVOICE = anyOf("contrat(s), facture(s)");

/**
 * In a short line, also without « contrat » or « facture »: the days below it are those of a contract of
 * heating.
 */
export const OTHER_CONTRACTS = anyOf(`
  fourniture de chaleur, vente de chaleur, réseau de chaleur, marché p1, marché p2, redevance p1,
  redevance p2, prestation p1, prestation p2, p1/p2, p1 p2, p1 et p2
`);

/** In a heading: the days below it are those of another contract that a supplier offers. */
export const OFFERS = anyOf(`
  offre commerciale, nouvelle offre, offre de fourniture, offre de renouvellement, proposition(s),
  devis, avenant(s), bon de commande
`);

/** In a short line: the paper is not read at all. */
export const NO_INVOICE = anyOf("convocation, procès-verbal, relevé de charges, appel de fonds");

/** Words before « contrat » or « offre » in the heading of its part: « Informations sur votre contrat d’électricité ». */
export const HEADING_WORDS = listOf(`
  votre, vos, notre, nos, mon, mes, le, les, l', sur, de, du, des, d', et, informations, information, infos,
  caractéristiques, détail, détails, données, éléments
`);

/** Words that take a value away from its label: a price, a former value, a surplus. */
const OTHER_SIZES = anyOf(
  "dépassement(s), atteinte(s), prix, montant(s), ancienne(s), précédente(s), modification(s)",
);

/** Words in the label of a notice of something else than the contract's end. */
const OTHER_NOTICES = anyOf(`
  déménagement(s), déménager, impayé(s), défaut(s), réclamation(s), coupure(s), suspension(s), modification(s),
  fournisseur(s)
`);

/** The labels of a field. */
export interface FieldLabel {
  words: RegExp;
  /** A label with one of these words is of another field. */
  otherWords?: RegExp;
  /** A longer text is a sentence. */
  mostWords?: number;
}

const clause = (words: string): FieldLabel => ({
  words: anyOf(words),
  otherWords: OTHER_NOTICES,
  // « Délai de préavis de résiliation du contrat »
  mostWords: 7,
});

export const LABELS = {
  deliveryPoint: {
    words: anyOf(`
      pdl, prm, rae, pce, point de livraison, points de livraison, point de comptage,
      comptage et d'estimation, comptage estimation, point de mesure, relève de mesure,
      relevé de mesure, référence mesure, référence et de mesure, référence acheminement,
      référence d'acheminement, acheminement électricité, acheminement gaz
    `),
  },
  power: { words: anyOf("puissance(s)"), otherWords: OTHER_SIZES },
  consumption: { words: anyOf("car, annuelle de référence"), otherWords: OTHER_SIZES },
  segment: {
    words: anyOf("segment(s), acheminement, tarif(s), tarifaire(s), fta, distribution"),
    otherWords: OTHER_SIZES,
  },
  notice: clause("préavis, dénonciation, résiliation"),
  renewal: clause("reconduction, renouvellement, tacite"),
} satisfies Readonly<Record<string, FieldLabel>>;

/** The invoice's own day. */
export const INVOICE_DAY = anyOf(`
  facture du, émise le, éditée le, établie le, date d'émission, date d'édition, date de facture,
  date de la facture, date facture, date de facturation
`);

/** Whole labels of the name of a copropriété. */
export const NAME_LABELS = listOf(`
  titulaire du contrat, titulaires du contrat, titulaire, nom du titulaire, nom du client,
  nom client, nom de la copropriété, nom ou raison sociale, raison sociale, mon entité,
  votre entité, entité, client, usager, abonné, copropriété, résidence
`);

/** Beginnings of a name of a copropriété. */
export const NAME_MARKS = anyOf(`
  sdc, s.d.c., synd. copro, syndicat des copropriétaires, syndicat de copropriétaires,
  syndicat de copropriété, copropriété(s), copro, résidence(s)
`);

export const ELECTRICITY_WORDS = anyOf("électricité, électrique, élec, pdl, prm, rae, mesure");
export const GAS_WORDS = anyOf("gaz, pce, comptage");

/** « d' », « echeance », « n° » */
const WORD = /[a-z0-9°]+'?/g;
export const wordsOf = (plain: string): string[] => plain.match(WORD) ?? [];
