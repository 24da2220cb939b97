/** Tables that say less than they seem to: each contract is either right, or a line to mend, and the visitor is told. */

interface DoubtfulCase {
  /** The table as it is pasted. */
  text: string;
  /** Each contract, in the order of the lines: « name / end / notice / status ». */
  contracts: readonly string[];
  /** Parts of the sentences that the visitor has to see. */
  sentences: readonly RegExp[];
}

/** Each table by what is special in it. */
export const doubtfulTables: Readonly<Record<string, DoubtfulCase>> = {
  "a supplier's invoices": {
    text: `N° de facture;Site;Date de facture;Date d'échéance;Consommation (kWh);Montant TTC;Énergie
F001;LES LILAS;15/11/2026;15/12/2026;12 450;1 204,50;Gaz`,
    contracts: ["LES LILAS / 2026-12-15 / null / à corriger"],
    sentences: [/« N° de facture » : « Date d'échéance » est-elle la fin du contrat/, /peut-être d’un mois/],
  },
  "periods of consumption": {
    text: `Site;Fluide;Date de début;Date de fin;Consommation (kWh);Préavis
LES LILAS;Gaz;01/10/2027;31/10/2027;12450;3 mois
LE PARC;Gaz;01/10/2027;31/10/2027;124500;3 mois`,
    contracts: [
      "LES LILAS / 2027-10-31 / 3 months / à dénoncer",
      "LE PARC / 2027-10-31 / 3 months / à dénoncer",
    ],
    sentences: [/moins de cent jours/],
  },
  "powers of four periods": {
    text: `Site;Énergie;PS HPH (kVA);PS HCH (kVA);PS HPE (kVA);PS HCE (kVA);Échéance;Préavis
A;Électricité;36;36;36;48;31/12/2027;3 mois
B;Électricité;18;18;18;18;31/12/2027;3 mois`,
    contracts: ["A / 2027-12-31 / 3 months / à dénoncer", "B / 2027-12-31 / 3 months / sans préavis"],
    sentences: [
      /une autre colonne donne un grand compteur/,
      /Pour « puissance souscrite, en kVA ».*« PS HCE \(kVA\) » ne le sont pas/,
    ],
  },
  "words of doubt": {
    text: `Copropriété;Énergie;Échéance;Préavis;Tacite reconduction;Statut
A;Gaz;31/12/2027 ?;3 mois;oui (à vérifier);
B;Gaz;31/12/2027;3 mois;non ?;
C;Gaz;31/12/2027;3 mois;;Résilié ?
D;Ascenseur ?;31/12/2027;3 mois;;
E;Gaz;fin 2027;15/09/2027;;
F;Gaz;01/01/2025-31/12/2027;90j;;`,
    contracts: [
      "A / 2027-12-31 / 3 months / à dénoncer",
      "B / 2027-12-31 / 3 months / à dénoncer",
      "C / 2027-12-31 / 3 months / à dénoncer",
      "D / 2027-12-31 / 3 months / à dénoncer",
      "E / null / null / à corriger",
      "F / null / 90 days / à corriger",
    ],
    sentences: [
      /« 31\/12\/2027 \? » lu comme/,
      /« non \? » : comptée comme inconnue/,
      /statut « Résilié \? »/,
      /« Ascenseur \? » : à vérifier/,
      /« Préavis » a des dates/,
    ],
  },
  "ditto marks, a dash and an error in place of names": {
    text: `Immeuble\tÉnergie\tÉchéance\tPréavis
A\tGaz\t31/12/2027\t3 mois
"\tÉlec\t30/06/2027\t2 mois
idem\tÉlec\t30/09/2027\t1 mois
B\tGaz\t31/12/2027\t"
C\tGaz\t31/12/2027\t"
-\tGaz\t31/12/2028\t3 mois
#REF!\tGaz\t31/12/2029\t3 mois`,
    contracts: [
      "A / 2027-12-31 / 3 months / à dénoncer",
      "A / 2027-06-30 / 2 months / à dénoncer",
      "A / 2027-09-30 / 1 months / à dénoncer",
      "B / 2027-12-31 / null / à corriger",
      "C / 2027-12-31 / null / à corriger",
      "Ligne 7 / 2028-12-31 / 3 months / à dénoncer",
      "Ligne 8 / 2029-12-31 / 3 months / à dénoncer",
    ],
    sentences: [/repris de la ligne du dessus/, /un guillemet n’est pas fermé/],
  },
  "decimal commas that are not in quotes": {
    text: `Nom,Énergie,CAR (MWh/an),Début,Fin,Durée,Préavis
A,Gaz,412,01/01/2025,31/12/2027,36 mois,3 mois
B,Gaz,412,4,01/01/2025,31/12/2027,24 mois,3 mois`,
    contracts: ["A / 2027-12-31 / 3 months / à dénoncer", "B / 2025-01-01 / 24 months / à corriger"],
    sentences: [/8 cellules pour 7 colonnes/],
  },
  "titles of sections outside of the column of names": {
    text: `Énergie;PDL/PCE;Date de fin;Préavis;Immeuble
LES LILAS;;;;
Gaz;GI1;31/12/2027;3 mois;
Élec;123;30/06/2027;2 mois;
Total LES LILAS;;;;
LE PARC;;;;
Gaz;GI2;31/12/2027;3 mois;
;;;voir le bail;
Élec;124;30/09/2027;3 mois;`,
    contracts: [
      "LES LILAS / 2027-12-31 / 3 months / à dénoncer",
      "LES LILAS / 2027-06-30 / 2 months / à dénoncer",
      "LE PARC / 2027-12-31 / 3 months / à dénoncer",
      "LE PARC / 2027-09-30 / 3 months / à dénoncer",
    ],
    sentences: [/repris du titre « LE PARC »/],
  },
  "a count of lines beside merged names": {
    text: `N°;Résidence;Énergie;Échéance;Préavis
1;LES LILAS;Gaz;31/12/2027;3 mois
2;;Élec;30/06/2027;2 mois`,
    contracts: [
      "LES LILAS / 2027-12-31 / 3 months / à dénoncer",
      "LES LILAS / 2027-06-30 / 2 months / à dénoncer",
    ],
    sentences: [/repris de la ligne du dessus/],
  },
  "a delay of another kind, and comments on the contract": {
    text: `Immeuble;Échéance;Délai de réponse;Observations
A;31/12/2027;30 jours;fin au 30/06/2027 !!
B;31/12/2027;30 jours;dénoncé le 12/09/2026
C;31/12/2027;30 jours;relancer le syndic`,
    contracts: [
      "A / 2027-12-31 / 30 days / à dénoncer",
      "B / 2027-12-31 / 30 days / à dénoncer",
      "C / 2027-12-31 / 30 days / à dénoncer",
    ],
    sentences: [
      /est-ce bien le délai pour dénoncer/,
      /« fin au 30\/06\/2027 !! » : à lire/,
      /« dénoncé le 12\/09\/2026 » : à lire/,
    ],
  },
  "a period, and a state that is asked for": {
    text: `Immeuble;Fin de période;Préavis;Résilié
A;31/12/2027;3 mois;Oui
B;31/12/2027;3 mois;Non`,
    contracts: ["A / 2027-12-31 / 3 months / à dénoncer", "B / 2027-12-31 / 3 months / à dénoncer"],
    sentences: [/est-ce bien la fin de la fourniture/, /résilié « Oui » : vérifiez/],
  },
  "one column for two contracts": {
    text: `Copropriété;Échéance gaz;Échéance élec;Préavis gaz;Préavis élec;Tacite reconduction;Conso annuelle (MWh)
A;31/12/2027;30/06/2027;3 mois;2 mois;O;25`,
    contracts: ["A / 2027-06-30 / 2 months / à dénoncer", "A / 2027-12-31 / 3 months / sans préavis"],
    sentences: [/« Tacite reconduction » sert aux deux/, /« Conso annuelle \(MWh\) » sert aux deux/],
  },
  "a second table below the first one": {
    text: `Immeuble;Échéance;Préavis
A;31/12/2027;3 mois
Immeuble;Préavis;Échéance
B;3 mois;30/06/2027`,
    contracts: [
      "A / 2027-12-31 / 3 months / à dénoncer",
      "Immeuble / null / null / à corriger",
      "B / null / null / à corriger",
    ],
    sentences: [/La ligne 3 a d’autres titres/],
  },
  "a former contract on the left": {
    text: `;Ancien contrat;;Contrat en cours;;
Copropriété;Début;Fin;Début;Fin;Préavis
A;01/01/2022;31/12/2024;01/01/2025;31/12/2027;3 mois`,
    contracts: ["A / 2027-12-31 / 3 months / à dénoncer"],
    sentences: [/« Ancien contrat Fin » ne l’est pas/],
  },
  "two meters whose number Excel has cut, and a year that is far away": {
    text: `Immeuble;Énergie;PRM;Échéance;Préavis
A;Élec;1,23457E+13;31/12/2037;3 mois
A;Élec;1,23457E+13;31/12/2037;3 mois`,
    contracts: ["A / 2037-12-31 / 3 months / à dénoncer", "A / 2037-12-31 / 3 months / à dénoncer"],
    sentences: [/deux contrats \?/, /dans plus de cinq ans/],
  },
};
