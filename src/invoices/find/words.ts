/** Words of labels, in small letters with accents; capitals and lost accents match too. A supplier's new label belongs here. */

const listOf = (text: string): readonly string[] => text.split(",").map((word) => word.trim());

/** Good words that name an end, and those that name the contract. A label with one of each stands for the end of the contract. */
export const END_WORDS = listOf("échéance, fin, terme, expiration, expire, termine, jusqu'");
export const CONTRACT_WORDS = listOf(`
  contrat, contrats, contractuel, contractuels, contractuelle, contractuelles, engagement,
  fourniture
`);

/** A day whose label has one of them is another one: a payment's, or the end of a discount. It is never offered. */
export const PAYMENT_WORDS = listOf(`
  paiement, règlement, régler, payer, payable, prélèvement, prélevé, mensualité, échéancier,
  acompte, solde, remise, réduction, promotion, avantage
`);

/** A day whose label has one of them is seldom the end of the contract. */
export const BAD_WORDS = listOf(`
  facture, consommation, conso, relevé, relève, index, abonnement, prochain, prochaine, début,
  effet, compter du, signé, souscrit, depuis, mise en service
`);

/** In a short line with « contrat » or « facture »: the days below it are those of a contract of upkeep, of heating or of insurance. */
export const OTHER_SERVICES = listOf(
  "entretien, maintenance, exploitation, chauffage, dépannage, assistance, assurance",
);

/** In a short line: the same. */
export const OTHER_CONTRACTS = listOf(`
  fourniture de chaleur, vente de chaleur, réseau de chaleur, marché p1, marché p2, redevance p1,
  redevance p2, prestation p1, prestation p2, p1/p2, p1 p2, p1 et p2
`);

/** In a heading: the days below it are those of another contract that a supplier offers. */
export const OFFERS = listOf(`
  offre commerciale, nouvelle offre, offre de fourniture, offre de renouvellement, proposition,
  devis, avenant, bon de commande
`);

/** In a short line: the paper is not read at all. */
export const NO_INVOICE = listOf("convocation, procès-verbal, relevé de charges, appel de fonds");

/** Words before « contrat » or « offre » in the heading of its part: « Informations sur votre contrat d’électricité ». */
export const HEADING_WORDS = listOf(`
  votre, vos, notre, nos, mon, mes, le, les, l', sur, de, du, des, d', et, informations, information, infos,
  caractéristiques, détail, détails, données, éléments
`);

/** Words of labels, by field. */
export const LABELS = {
  deliveryPoint: listOf(`
  pdl, prm, rae, pce, point de livraison, points de livraison, point de comptage,
  comptage et d'estimation, comptage estimation, point de mesure, relève de mesure,
  relevé de mesure, référence mesure, référence et de mesure, référence acheminement,
  référence d'acheminement, acheminement électricité, acheminement gaz
`),
  power: listOf("puissance"),
  consumption: listOf("car, annuelle de référence"),
  segment: listOf("segment, acheminement, tarif, tarifaire, fta, distribution"),
  notice: listOf("préavis, dénonciation, résiliation"),
  renewal: listOf("reconduction, renouvellement, tacite"),
  name: listOf(`
  titulaire du contrat, titulaires du contrat, titulaire, nom du titulaire, nom du client,
  nom client, nom de la copropriété, nom ou raison sociale, raison sociale, mon entité,
  votre entité, entité, client, usager, abonné, copropriété, résidence
`),
  invoiceDay: listOf(`
  facture du, émise le, éditée le, établie le, date d'émission, date d'édition, date de facture,
  date de la facture, date facture, date de facturation
`),
};

/** Words of the label of a notice that the contract's end does not need. */
export const OTHER_NOTICES = listOf(`
  déménagement, déménager, impayé, défaut, réclamation, coupure, suspension, modification,
  fournisseur
`);

export const ELECTRICITY_WORDS = listOf("électricité, électrique, élec, pdl, prm, rae, mesure");
export const GAS_WORDS = listOf("gaz, pce, comptage");

/** Words that take a value away from its label: a price, a former value, a surplus. */
export const OTHER_SIZES = listOf("dépassement, atteinte, prix, montant, ancienne, précédente, modification");

/** Beginnings of a name of a copropriété. */
export const NAME_MARKS = listOf(`
  sdc, s.d.c., synd. copro, syndicat des copropriétaires, syndicat de copropriétaires,
  syndicat de copropriété, copropriété, copro, résidence
`);
