/** Tables with the headings of programs for syndics, of brokers and of Excel by hand. */

interface ExportCase {
  /** The table as it is pasted. */
  text: string;
  /** Each contract: « code / name / energy / end / notice / renewal », or « code / name / energy / ignored ». */
  contracts: readonly string[];
  /** Parts of the remarks and doubts that the visitor has to see. */
  sentences?: readonly RegExp[];
}

/** Each table by what is special in it. */
export const exports: Readonly<Record<string, ExportCase>> = {
  "a list of all contracts by their title": {
    text: `Résidence;Code copro;Adresse 1;Fournisseur;Intitulé contrat;Date début;Date fin;Date préavis;Durée préavis;Renouvellement auto;Actif
Le Parc;R012;1 rue A;X;Contrat gaz;01/01/2025;31/12/2027;30/09/2027;3 mois;Oui;Oui
Le Lac;R013;2 rue A;Y;Maintenance ascenseur;01/01/2025;31/12/2027;30/09/2027;3 mois;Oui;Oui
Le Bois;R014;2 rue A;Z;Électricité communs;01/01/2025;31/12/2026;30/09/2026;3 mois;Non;Non`,
    contracts: [
      "R012 / Le Parc / gaz / 2027-12-31 / 3 months / null",
      "R013 / Le Lac / null / ignored",
      "R014 / Le Bois / electricite / 2026-12-31 / 3 months / ends",
    ],
    sentences: [/« Date préavis » ne l’est pas/, /actif « Non »/],
  },
  "« Immeuble » as a code beside « Nom », kinds of contract in three letters": {
    text: `Immeuble;Nom;Type contrat;Début;Échéance;Préavis;Tacite
0012;LES TILLEULS;GAZ;01/01/2025;31/12/2027;3;O
0013;LE PARC;ASC;01/01/2025;31/12/2027;3;O
0014;LE LAC;ELEC;01/01/2025;31/12/2027;2;N`,
    contracts: [
      "0012 / LES TILLEULS / gaz / 2027-12-31 / 3 months / null",
      "0013 / LE PARC / null / 2027-12-31 / 3 months / null",
      "0014 / LE LAC / electricite / 2027-12-31 / 2 months / ends",
    ],
    sentences: [/« ASC » non reconnue/],
  },
  "short headings, the last assembly before the next one, and heat": {
    text: `Réf. copro;Libellé copro;Nature;Dt effet;Dt échéance;Délai préavis;Reconduction;Dern. AG;Proch. AG
0101;TILLEULS (LES);Gaz naturel;01/07/2024;30/06/2027;2M;TR 12 mois;12/05/2026;15/04/2027
0102;PARC (LE);Fourniture chaleur;01/07/2024;30/06/2034;12M;TR 12 mois;12/05/2026;15/04/2027`,
    contracts: [
      "0101 / TILLEULS (LES) / gaz / 2027-06-30 / 2 months / 12",
      "0102 / PARC (LE) / null / 2034-06-30 / 12 months / 12",
    ],
    sentences: [/« Dern. AG » ne l’est pas/, /« Fourniture chaleur »\s: ni gaz/],
  },
  "capitals with points": {
    text: `CODE;IMMEUBLE;ENERGIE;PUISS.;DATE DEB;DATE FIN;PREAV.;T.R.
1;TILLEULS;ELEC;36;01/01/25;31/12/27;2;N`,
    contracts: ["1 / TILLEULS / electricite / 2027-12-31 / 2 months / ends"],
    sentences: [/« PUISS. » n’a pas d’unité/],
  },
  "« Jusqu’au »": {
    text: `Mandat;Immeuble;Contrat;Depuis le;Jusqu'au;Résiliable avant le;Préavis
M12;Les Tilleuls;Gaz;01/01/2025;31/12/2027;30/09/2027;3 mois
M13;Le Parc;Espaces verts;01/01/2025;31/12/2027;30/09/2027;3 mois`,
    contracts: ["M12 / Les Tilleuls / gaz / 2027-12-31 / 3 months / null", "M13 / Le Parc / null / ignored"],
  },
  "an end of « chauffage »": {
    text: "Résidence;Échéance chauffage;Préavis\nLes Tilleuls;31/12/2027;3 mois",
    contracts: [" / Les Tilleuls / null / 2027-12-31 / 3 months / null"],
    sentences: [/« Échéance chauffage » est lue.*entretien/],
  },
  "words of a database": {
    text: `reference_lot,nom_copropriete,nb_lots,energie,date_fin_contrat,preavis_mois,tacite_reconduction,conso_kwh
1,Les Tilleuls,40,gaz,2027-12-31,3,true,412000
2,Le Parc,40,electricite,2027-12-31,2,false,41200`,
    contracts: [
      " / Les Tilleuls / gaz / 2027-12-31 / 3 months / null",
      " / Le Parc / electricite / 2027-12-31 / 2 months / ends",
    ],
  },
  "a broker's meters": {
    text: `PCE;PRM;Raison sociale;CAR (MWh);PS (kVA);Segment;Date d'échéance;Date limite de résiliation;Préavis (j);Prix €/MWh
GI012345;;SDC LES TILLEULS;25,4;;;31/12/2027;01/10/2027;90;42,1
;12345678901234;SDC LE PARC;;36;C5;31/12/2027;01/10/2027;60;142,1`,
    contracts: [
      " / SDC LES TILLEULS / null / 2027-12-31 / 90 days / null",
      " / SDC LE PARC / null / 2027-12-31 / 60 days / null",
    ],
    sentences: [/énergie inconnue/, /« Date limite de résiliation » ne l’est pas/],
  },
  "merged headings of two energies, a title and a total": {
    text: `Suivi des contrats énergie au 26/11/2026;;;;;;;
;;GAZ;;;ÉLECTRICITÉ;;
Copropriété;Lots;Fournisseur;Fin;Préavis;Fournisseur;Fin;Préavis
Les Tilleuls;40;X;31/12/2027;3 mois;Y;30/06/2027;2 mois
Le Parc;20;;;;Y;30/06/2027;2 mois
TOTAL;60;;;;;;`,
    contracts: [
      " / Les Tilleuls / gaz / 2027-12-31 / 3 months / null",
      " / Les Tilleuls / electricite / 2027-06-30 / 2 months / null",
      " / Le Parc / electricite / 2027-06-30 / 2 months / null",
    ],
  },
  "a building's name above its energies": {
    text: `Immeuble;Fournisseur;Échéance;Préavis
LES TILLEULS;;;
Gaz;X;31/12/2027;3 mois
Élec;Y;30/06/2027;2 mois
LE PARC;;;
Gaz;X;31/12/2027;3 mois`,
    contracts: [
      " / LES TILLEULS / gaz / 2027-12-31 / 3 months / null",
      " / LES TILLEULS / electricite / 2027-06-30 / 2 months / null",
      " / LE PARC / gaz / 2027-12-31 / 3 months / null",
    ],
  },
  "merged cells of an agency, an officer and a building": {
    text: `Agence;Gestionnaire;Résidence;Contrat;Échéance;Préavis
Lyon;Dupont;Les Tilleuls;Gaz;31/12/2027;3 mois
;;;Élec;30/06/2027;2 mois
;Martin;Le Parc;Gaz;31/12/2027;3 mois`,
    contracts: [
      " / Les Tilleuls / gaz / 2027-12-31 / 3 months / null",
      " / Les Tilleuls / electricite / 2027-06-30 / 2 months / null",
      " / Le Parc / gaz / 2027-12-31 / 3 months / null",
    ],
    sentences: [/immeuble repris/],
  },
  "states of no closed list": {
    text: `Immeuble;Énergie;Échéance;Préavis;Dénoncé le;Statut
A;Gaz;31/12/2026;3 mois;15/09/2026;En cours
B;Gaz;31/12/2027;3 mois;;Dénoncé
C;Gaz;31/12/2027;3 mois;;À renouveler`,
    contracts: [
      " / A / gaz / 2026-12-31 / 3 months / null",
      " / B / gaz / 2027-12-31 / 3 months / null",
      " / C / gaz / 2027-12-31 / 3 months / null",
    ],
    sentences: [/dénoncé le « 15\/09\/2026 »/, /statut « Dénoncé »/],
  },
};
