/** Words of labels, in small letters with accents; capitals and lost accents match too. A supplier's new label belongs here. */

/** Good words that name an end: with one of the contract they prove it, and alone only under a heading of the contract. */
export const END_WORDS = ["échéance", "fin", "terme", "expiration", "expire", "termine", "jusqu'"];
export const CONTRACT_WORDS = [
  "contrat",
  "contractuel",
  "contractuelle",
  "contrats",
  "contractuels",
  "contractuelles",
];

/** A day whose label has one of them is likely the end of the contract. */
export const GOOD_WORDS = [...END_WORDS, ...CONTRACT_WORDS, "engagement", "fourniture"];

/** A day whose label has one of them is another one: of a payment or of a consumption. */
export const BAD_WORDS = [
  "paiement",
  "règlement",
  "régler",
  "payer",
  "payable",
  "prélèvement",
  "mensualité",
  "échéancier",
  "facture",
  "consommation",
  "conso",
  "relevé",
  "index",
  "abonnement",
  "solde",
];

/** Words of a label that change nothing. A label proves its value only if all of its words are known. */
export const NEUTRAL_WORDS = [
  "a à actuel actuelle arrivant arrive arrivera au caractéristiques ce conclu court d d' date de des détail détails du durée données",
  "élec électricité éléments en énergie est et fixée gaz id information informations l l' la le les mes mon naturel notre n° no numéro",
  "période prend prendra prévue réf référence références se sur venant vers vient viendra vos votre",
].flatMap((line) => line.split(" "));

/** Words of labels, by field. */
export const LABELS = {
  point: [
    "pdl",
    "prm",
    "rae",
    "pce",
    "point de livraison",
    "points de livraison",
    "point de comptage",
    "comptage et d'estimation",
    "comptage estimation",
    "point de mesure",
    "relève de mesure",
    "relevé de mesure",
    "référence mesure",
    "référence et de mesure",
    "référence acheminement",
    "référence d'acheminement",
    "acheminement électricité",
    "acheminement gaz",
  ],
  power: ["puissance"],
  consumption: ["car", "annuelle de référence"],
  segment: ["segment", "acheminement", "tarif", "tarifaire", "fta", "distribution"],
  notice: ["préavis", "dénonciation", "résiliation"],
  renewal: ["reconduction", "renouvellement", "tacite"],
  name: [
    "titulaire du contrat",
    "titulaires du contrat",
    "titulaire",
    "nom du titulaire",
    "nom du client",
    "nom client",
    "nom de la copropriété",
    "nom ou raison sociale",
    "raison sociale",
    "mon entité",
    "votre entité",
    "entité",
    "client",
    "usager",
    "abonné",
    "copropriété",
    "résidence",
  ],
  invoiceDay: [
    "facture du",
    "émise le",
    "éditée le",
    "établie le",
    "date d'émission",
    "date d'édition",
    "date de facture",
    "date de la facture",
    "date facture",
    "date de facturation",
  ],
  start: ["début", "effet", "compter du", "signé", "souscrit", "depuis", "mise en service"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Further words that change nothing in a label of a notice or of a renewal. */
export const WORDS_OF_TERMS = [
  "délai",
  "minimum",
  "mode",
  "mois",
  "jours",
  "par",
  "périodes",
  "pour",
  "possible",
];

export const ELECTRICITY_WORDS = ["électricité", "électrique", "élec", "pdl", "prm", "rae", "mesure"];
export const GAS_WORDS = ["gaz", "pce", "comptage"];

/** Words that take a value away from its label: a price, a former value, a surplus. */
export const OTHER_SIZES = [
  "dépassement",
  "atteinte",
  "prix",
  "montant",
  "ancienne",
  "précédente",
  "modification",
];

/** Beginnings of a name of a copropriété that need no label. */
export const NAME_MARKS = [
  "sdc",
  "s.d.c.",
  "synd. copro",
  "syndicat des copropriétaires",
  "syndicat de copropriétaires",
  "syndicat de copropriété",
  "copropriété",
  "copro",
  "résidence",
];

/** In a short line: the paper is no invoice of a supply, or has another one with it. Nothing on it is proven. */
export const OTHER_PAPERS = [
  "offre commerciale",
  "nouvelle offre",
  "offre de fourniture",
  "offre de renouvellement",
  "proposition",
  "conditions particulières",
  "devis",
  "avenant",
  "bon de commande",
  "maintenance",
  "entretien",
  "contrat de chauffage",
  "contrat de dépannage",
  "assistance",
  "assurance",
  "redevance",
  "exploitation",
  "p1",
  "p2",
  "rappel de paiement",
  "lettre de rappel",
  "relance",
  "dernier rappel",
  "rappel de facture",
  "mise en demeure",
];

/** In a short line: the paper is not read at all. */
export const NO_INVOICE = ["convocation", "procès-verbal", "relevé de charges", "appel de fonds"];
