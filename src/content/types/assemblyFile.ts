import { defineContentType, type Entry } from "../content-type";
import { date, integer, longText, markdown, text, textList } from "../field";

const heading = (part: string) =>
  text(`${part} : titre`, "Titre du bloc, sur la page et dans le PDF.", { inPdf: true, max: 90 });

/** The texts of a form field, in a fixed order: label, hint, and options if it has any. */
const formField = (label: string, options: readonly string[] = []) =>
  textList(
    `Formulaire : ${label}`,
    `Dans cet ordre : ${["le nom du champ", "son aide", ...options].join(", ")}.`,
    { items: { min: 2 + options.length, max: 2 + options.length }, max: 160 },
  );

/** The title of a date, and the rule that gives it. */
const deadline = (label: string) =>
  textList(`Calendrier : ${label}`, "Dans cet ordre : le nom de la date, la règle qui la donne.", {
    inPdf: true,
    items: { min: 2, max: 2 },
  });

const percent = (label: string, help: string) => integer(`Estimation : ${label}`, help, { min: 1, max: 90 });

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
    introduction: longText("Section : introduction", "Sous le titre.", { max: 400 }),
    withoutScript: longText(
      "Section : sans JavaScript",
      "À la place du formulaire, quand le navigateur n’exécute pas de scripts.",
      { max: 300 },
    ),
    formHeading: text("Formulaire : titre", "Au-dessus des champs.", { max: 60 }),
    formNote: text("Formulaire : note", "Sous le titre : tout est facultatif, et rien n’est envoyé.", {
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
    liveErrors: textList(
      "Formulaire : valeurs refusées",
      "Sous un champ, dans cet ordre : un nombre entier, un montant, une date. {min} et {max} sont les limites du champ.",
      { items: { min: 3, max: 3 }, placeholders: { required: [], optional: ["min", "max"] } },
    ),

    estimateHeading: heading("Estimation"),
    lowRate: percent(
      "taux bas",
      "En pourcentage du coût de la fourniture HT. Montré là où un texte contient {bas} ou {tauxBas}.",
    ),
    averageRate: percent("taux moyen", "Entre le taux bas et le taux haut."),
    highRate: percent("taux haut", "En pourcentage du coût de la fourniture HT."),
    amountPerLot: integer(
      "Estimation : euros par lot",
      "L’économie annuelle par lot, quand le visiteur ne donne pas le coût de la fourniture.",
      { min: 1, max: 1000 },
    ),
    assumptionsDate: date(
      "Estimation : date des hypothèses",
      "Le jour où les taux et le montant par lot ont été vérifiés.",
    ),
    estimateTable: textList(
      "Estimation : tableau",
      "Montré tant que rien n’est saisi, dans cet ordre : la phrase au-dessus, le titre de la colonne des lots, celui de la colonne des montants.",
      { items: { min: 3, max: 3 } },
    ),
    liveCostEstimate: textList(
      "Estimation : avec le coût",
      "Dans cet ordre : le résultat, la formule, puis ce que cela fait par lot, montré si le nombre de lots est saisi. {bas}, {moyen} et {haut} sont des montants.",
      {
        inPdf: true,
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
      },
    ),
    liveLotsEstimate: textList("Estimation : avec les lots", "Dans cet ordre : le résultat, la formule.", {
      inPdf: true,
      items: { min: 2, max: 2 },
      placeholders: { required: ["montant"], optional: ["lots", "parLot"] },
    }),
    estimateNotes: textList(
      "Estimation : notes",
      "Sous le résultat : la moyenne, ce que le chiffre n’est pas, la date des hypothèses.",
      {
        inPdf: true,
        items: { min: 1, max: 5 },
        placeholders: { required: ["date"], optional: ["tauxBas", "tauxMoyen", "tauxHaut", "parLot"] },
      },
    ),

    calendarHeading: heading("Calendrier"),
    noticeDeadline: deadline("préavis"),
    studyDeadline: deadline("étude"),
    convocationDeadline: deadline("convocation"),
    meetingDeadline: deadline("assemblée"),
    convocationDays: integer(
      "Calendrier : délai de la convocation",
      "En jours avant l’assemblée (article 9 du décret du 17 mars 1967).",
      { min: 1, max: 90 },
    ),
    postDays: integer(
      "Calendrier : jours pour le courrier",
      "Conseillés en plus du délai de la convocation.",
      { min: 1, max: 30 },
    ),
    liveSums: textList(
      "Calendrier : calculs",
      "Dans cet ordre : le préavis, l’étude, la convocation, l’assemblée.",
      {
        inPdf: true,
        items: { min: 4, max: 4 },
        placeholders: {
          required: ["fin", "preavis", "dernierJour", "semaines", "assemblee", "jours"],
        },
      },
    ),
    liveAdvice: textList(
      "Calendrier : que faire encore",
      "Dans cet ordre, si la date est passée : le préavis, l’étude, la convocation, l’assemblée ; puis si l’assemblée vient trop tard pour le préavis ; si aucune assemblée ne peut plus être convoquée avant lui ; enfin, pour une convocation par lettre, le jour conseillé, et ce jour passé.",
      {
        inPdf: true,
        items: { min: 8, max: 8 },
        placeholders: { required: ["assemblee", "dernierJour", "jours", "poste"] },
      },
    ),
    livePast: text("Calendrier : date passée", "À côté d’une date passée.", { inPdf: true, max: 30 }),
    calendarNotes: textList(
      "Calendrier : notes",
      "Sous les dates. {semaines} est la durée des étapes de la démarche, {jours} le délai de la convocation, {courrier} les jours pour le courrier.",
      {
        inPdf: true,
        items: { min: 1, max: 6 },
        placeholders: { required: ["semaines"], optional: ["jours", "courrier"] },
      },
    ),

    resolutionsHeading: heading("Résolutions"),
    resolutionsNotice: text(
      "Résolutions : avertissement",
      "Au-dessus des projets : « Modèle à faire relire par le syndic », avec la date des textes.",
      { inPdf: true, max: 200, placeholders: { required: ["date"] } },
    ),
    textsDate: date(
      "Résolutions : date des textes",
      "Le jour où les textes de loi et les modèles ont été vérifiés.",
    ),
    choiceTitle: heading("Résolution 1"),
    choiceText: markdown(
      "Résolution 1 : appel d’offres et choix",
      "Markdown simple. Les repères deviennent ce que le visiteur a saisi, ou « ……… ».",
      { inPdf: true, max: 3000, placeholders: { required: contract } },
    ),
    delegationTitle: heading("Résolution 2"),
    delegationText: markdown(
      "Résolution 2 : délégation",
      "Markdown simple. Les repères deviennent ce que le visiteur a saisi, ou « ……… ».",
      { inPdf: true, max: 3000, placeholders: { required: [...contract, "delegue", "plafond", "duree"] } },
    ),

    fileTitle: text("Dossier : titre", "Titre et métadonnées du PDF.", { inPdf: true, max: 90 }),
    contactHeading: heading("Contact"),
    contactText: longText("Contact : texte", "À la fin du dossier, au-dessus de l’e-mail et du téléphone.", {
      inPdf: true,
      max: 300,
    }),
    buttons: textList(
      "Boutons",
      "Dans cet ordre : télécharger le dossier, télécharger le calendrier, demander l’étude, imprimer, copier avec la mise en forme, copier le texte seul.",
      { items: { min: 6, max: 6 }, max: 60 },
    ),
    liveCopyMessages: textList(
      "Copie : messages",
      "Dans cet ordre : le projet est copié, la copie n’a pas réussi.",
      { items: { min: 2, max: 2 }, max: 160 },
    ),
    liveRequestMessage: textList(
      "Demande d’étude : message",
      "Les lignes du message préparé pour le formulaire. Une ligne dont un repère est vide n’est pas reprise.",
      {
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
      },
    ),
  },
});

export type AssemblyFileEntry = Entry<typeof assemblyFile>;
