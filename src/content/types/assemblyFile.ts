import { defineContentType, type Entry } from "../content-type";
import { date, integer, longText, markdown, text, textList } from "../field";

const heading = (part: string) =>
  text({
    inPdf: true,
    label: `${part} : titre`,
    help: "Titre du bloc, sur la page et dans le PDF.",
    max: 90,
  });

/** The texts of a form field, in a fixed order: label, hint, and options if it has any. */
const formField = (label: string, options: readonly string[] = []) =>
  textList({
    label: `Formulaire : ${label}`,
    help: `Dans cet ordre : ${["le nom du champ", "son aide", ...options].join(", ")}.`,
    items: { min: 2 + options.length, max: 2 + options.length },
    max: 160,
  });

/** The title of a date, and the rule that gives it. */
const deadline = (label: string) =>
  textList({
    inPdf: true,
    label: `Calendrier : ${label}`,
    help: "Dans cet ordre : le nom de la date, la règle qui la donne.",
    items: { min: 2, max: 2 },
  });

const percent = (label: string, help: string) =>
  integer({ label: `Estimation : ${label}`, help, min: 1, max: 90 });

/** The names that both projects of resolution have. */
const contract = ["copropriete", "energie", "fin"];

export const assemblyFile = defineContentType({
  id: "assemblyFile",
  label: "Dossier d’assemblée",
  help: "La section « Préparez votre assemblée générale » du livre blanc, et le dossier que le visiteur y compose.",
  titleField: "heading",
  entries: "single",
  fields: {
    heading: heading("Section"),
    introduction: longText({ label: "Section : introduction", help: "Sous le titre.", max: 400 }),
    withoutScript: longText({
      label: "Section : sans JavaScript",
      help: "À la place du formulaire, quand le navigateur n’exécute pas de scripts.",
      max: 300,
    }),
    formHeading: text({ label: "Formulaire : titre", help: "Au-dessus des champs.", max: 60 }),
    formNote: text({
      label: "Formulaire : note",
      help: "Sous le titre : tout est facultatif, et rien n’est envoyé.",
      max: 200,
    }),
    nameField: formField("nom de la copropriété"),
    energyField: formField("énergie", [
      "« non précisé »",
      "« électricité »",
      "« gaz »",
      "« électricité et gaz »",
    ]),
    lotsField: formField("nombre de lots"),
    costField: formField("coût annuel de la fourniture"),
    contractEndField: formField("fin du contrat"),
    noticeField: formField("préavis", ["le nom du choix de l’unité", "« mois »", "« jours »"]),
    meetingField: formField("date de l’assemblée"),
    delegateField: formField("délégataire", ["« non précisé »", "« conseil syndical »", "« syndic »"]),
    ceilingField: formField("montant maximal"),
    durationField: formField("durée du contrat, en mois"),
    liveErrors: textList({
      label: "Formulaire : valeurs refusées",
      help: "Sous un champ, dans cet ordre : un nombre entier, un montant, une date. {min} et {max} sont les limites du champ.",
      items: { min: 3, max: 3 },
      placeholders: { required: [], optional: ["min", "max"] },
    }),

    estimateHeading: heading("Estimation"),
    lowRate: percent(
      "taux bas",
      "En pourcentage du coût de la fourniture HT. Montré là où un texte contient {bas} ou {tauxBas}.",
    ),
    averageRate: percent("taux moyen", "Entre le taux bas et le taux haut."),
    highRate: percent("taux haut", "En pourcentage du coût de la fourniture HT."),
    amountPerLot: integer({
      label: "Estimation : euros par lot",
      help: "L’économie annuelle par lot, quand le visiteur ne donne pas le coût de la fourniture.",
      min: 1,
      max: 1000,
    }),
    assumptionsDate: date({
      label: "Estimation : date des hypothèses",
      help: "Le jour où les taux et le montant par lot ont été vérifiés.",
    }),
    estimateTable: textList({
      label: "Estimation : tableau",
      help: "Montré tant que rien n’est saisi, dans cet ordre : la phrase au-dessus, le titre de la colonne des lots, celui de la colonne des montants.",
      items: { min: 3, max: 3 },
    }),
    liveCostEstimate: textList({
      inPdf: true,
      label: "Estimation : avec le coût",
      help: "Dans cet ordre : le résultat, la formule, puis ce que cela fait par lot, montré si le nombre de lots est saisi. {bas}, {moyen} et {haut} sont des montants.",
      items: { min: 3, max: 3 },
      placeholders: {
        required: ["haut"],
        optional: [
          "bas",
          "moyen",
          "cout",
          "tauxBas",
          "tauxMoyen",
          "tauxHaut",
          "lots",
          "moyenParLot",
          "hautParLot",
        ],
      },
    }),
    liveLotsEstimate: textList({
      inPdf: true,
      label: "Estimation : avec les lots",
      help: "Dans cet ordre : le résultat, la formule.",
      items: { min: 2, max: 2 },
      placeholders: { required: ["montant"], optional: ["lots", "parLot"] },
    }),
    estimateNotes: textList({
      inPdf: true,
      label: "Estimation : notes",
      help: "Sous le résultat : la moyenne, ce que le chiffre n’est pas, la date des hypothèses.",
      items: { min: 1, max: 5 },
      placeholders: { required: ["date"], optional: ["tauxBas", "tauxMoyen", "tauxHaut", "parLot"] },
    }),

    calendarHeading: heading("Calendrier"),
    noticeDeadline: deadline("préavis"),
    studyDeadline: deadline("étude"),
    convocationDeadline: deadline("convocation"),
    meetingDeadline: deadline("assemblée"),
    convocationDays: integer({
      label: "Calendrier : délai de la convocation",
      help: "En jours avant l’assemblée (article 9 du décret du 17 mars 1967).",
      min: 1,
      max: 90,
    }),
    postDays: integer({
      label: "Calendrier : jours pour le courrier",
      help: "Conseillés en plus du délai de la convocation.",
      min: 1,
      max: 30,
    }),
    liveSums: textList({
      inPdf: true,
      label: "Calendrier : calculs",
      help: "Dans cet ordre : le préavis, l’étude, la convocation, l’assemblée.",
      items: { min: 4, max: 4 },
      placeholders: {
        required: ["fin", "preavis", "dernierJour", "semaines", "assemblee", "jours"],
      },
    }),
    liveAdvice: textList({
      inPdf: true,
      label: "Calendrier : que faire encore",
      help: "Dans cet ordre, si la date est passée : le préavis, l’étude, la convocation, l’assemblée ; puis si l’assemblée vient trop tard pour le préavis ; si aucune assemblée ne peut plus être convoquée avant lui ; enfin, pour une convocation par lettre, le jour conseillé, et ce jour passé.",
      items: { min: 8, max: 8 },
      placeholders: { required: ["assemblee", "dernierJour", "jours", "poste"] },
    }),
    livePast: text({
      inPdf: true,
      label: "Calendrier : date passée",
      help: "À côté d’une date passée.",
      max: 30,
    }),
    calendarNotes: textList({
      inPdf: true,
      label: "Calendrier : notes",
      help: "Sous les dates. {semaines} est la durée des étapes de la démarche, {jours} le délai de la convocation, {courrier} les jours pour le courrier.",
      items: { min: 1, max: 6 },
      placeholders: { required: ["semaines"], optional: ["jours", "courrier"] },
    }),

    resolutionsHeading: heading("Résolutions"),
    resolutionsNotice: text({
      inPdf: true,
      label: "Résolutions : avertissement",
      help: "Au-dessus des projets : « Modèle à faire relire par le syndic », avec la date des textes.",
      max: 200,
      placeholders: { required: ["date"] },
    }),
    textsDate: date({
      label: "Résolutions : date des textes",
      help: "Le jour où les textes de loi et les modèles ont été vérifiés.",
    }),
    choiceTitle: heading("Résolution 1"),
    choiceText: markdown({
      inPdf: true,
      label: "Résolution 1 : appel d’offres et choix",
      help: "Markdown simple. Les repères deviennent ce que le visiteur a saisi, ou « ……… ».",
      max: 3000,
      placeholders: { required: contract },
    }),
    delegationTitle: heading("Résolution 2"),
    delegationText: markdown({
      inPdf: true,
      label: "Résolution 2 : délégation",
      help: "Markdown simple. Les repères deviennent ce que le visiteur a saisi, ou « ……… ».",
      max: 3000,
      placeholders: { required: [...contract, "delegue", "plafond", "duree"] },
    }),

    fileTitle: text({ inPdf: true, label: "Dossier : titre", help: "Titre et métadonnées du PDF.", max: 90 }),
    contactHeading: heading("Contact"),
    contactText: longText({
      inPdf: true,
      label: "Contact : texte",
      help: "À la fin du dossier, au-dessus de l’e-mail et du téléphone.",
      max: 300,
    }),
    buttons: textList({
      label: "Boutons",
      help: "Dans cet ordre : télécharger le dossier, télécharger le calendrier, demander l’étude, imprimer, copier avec la mise en forme, copier le texte seul.",
      items: { min: 6, max: 6 },
      max: 60,
    }),
    liveCopyMessages: textList({
      label: "Copie : messages",
      help: "Dans cet ordre : le projet est copié, la copie n’a pas réussi.",
      items: { min: 2, max: 2 },
      max: 160,
    }),
    liveRequestMessage: textList({
      label: "Demande d’étude : message",
      help: "Les lignes du message préparé pour le formulaire. Une ligne dont un repère est vide n’est pas reprise.",
      items: { min: 1, max: 10 },
      placeholders: {
        required: [],
        optional: [
          "copropriete",
          "lots",
          "energie",
          "cout",
          "fin",
          "preavis",
          "assemblee",
          "delegue",
          "plafond",
          "duree",
        ],
      },
    }),
  },
});

export type AssemblyFileEntry = Entry<typeof assemblyFile>;
