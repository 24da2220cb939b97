import { PLAN_STATES, type PlanState } from "../../formats/plan-states";
import type { Field } from "../content-type";
import { choice, defineContentType, longText, optional, text } from "../declare";

const headline = (variant: string, help: string) =>
  text(`Réponse : titre${variant}`, help, 110, { maxWords: 12 });

const act = (variant: string, help: string) => longText(`Réponse : que faire${variant}`, help, 200);

const sentence = (label: string, help: string) => longText(label, help, 300);

/** The texts of all states, in the order of the page. */
const texts = {
  headline: headline("", "En haut de la réponse ; avant la saisie : ce qui est à indiquer."),
  pastHeadline: headline(", fin passée", "Le contrat a déjà pris fin."),
  unknownHeadline: headline(", suite non connue", "La prochaine fin n’est pas connue."),
  act: act("", "Une seule chose."),
  electronicAct: act(", lettres tardives", "Une lettre de convocation arriverait trop tard."),
  givenAct: act(
    ", assemblée fixée",
    "L’assemblée est fixée ; avec un dernier jour : elle est déjà convoquée.",
  ),
  votedAct: act(", question votée", "L’assemblée a déjà voté."),
  forwardAct: act(", assemblée à avancer", "L’assemblée fixée est trop tardive."),
  lateAct: act(", plus de vote à temps", "Aucune assemblée ne vote à temps."),
  note: longText(
    "Réponse : précision",
    "Sous ce qui est à faire ; d’une échéance manquée : si la suite n’est pas connue.",
    150,
  ),
  reason: longText("Réponse : pourquoi", "Replié, sous la réponse.", 200),
  letterSentence: sentence("Lettre : ce qui est dénoncé", "Dans la lettre, à la place de « denonciation »."),
  mission: sentence("Résolution 1 : mission", "Dans le projet, à la place de « mission »."),
  following: sentence(
    "Résolution 2 : contrat en cours",
    "Ce qu’il devient sans offre, à la place de « suite ».",
  ),
  syndicRequest: sentence("E-mail au syndic", "Ce qui lui est demandé, à la fin."),
  syndicVotedRequest: sentence("E-mail au syndic, question votée", "Ce qui lui est demandé, à la fin."),
  councilRequest: sentence("E-mail au conseil syndical", "Ce qui lui est demandé, à la fin."),
  councilVotedRequest: sentence(
    "E-mail au conseil syndical, question votée",
    "Ce qui lui est dit, à la fin.",
  ),
  tableWord: text("Tableau d’immeubles : mot", "Dans la colonne « État ».", 30),
};

type StoryText = keyof typeof texts;

/** The texts that a state needs, each with the placeholders that it must contain. */
type Needs = Readonly<Partial<Record<StoryText, readonly string[]>>>;

/** What most states share: the sentences of the letter and the resolutions, and the table's word. */
const USUAL_TEXTS = {
  letterSentence: ["{echeance_court}"],
  mission: ["{echeance_court}", "{reception_court}"],
  following: [],
  tableWord: [],
} as const;
const REQUESTS = { syndicRequest: [], councilRequest: [] } as const;

/** Each state has all of its texts, and no others. */
export const STORY_TEXTS = {
  incomplete: { headline: [], ...USUAL_TEXTS },
  inTime: {
    headline: ["{poste}"],
    act: ["{convocation}", "{lettres}"],
    electronicAct: ["{convocation}"],
    givenAct: ["{assemblee}"],
    votedAct: [],
    reason: ["{reception_court}", "{preavis}"],
    ...USUAL_TEXTS,
    ...REQUESTS,
    syndicVotedRequest: ["{poste_court}"],
    councilVotedRequest: ["{poste_court}"],
  },
  tight: {
    headline: ["{assemblee}"],
    act: ["{convocation}"],
    givenAct: ["{assemblee}"],
    forwardAct: ["{convocation}"],
    reason: ["{reception_court}"],
    ...USUAL_TEXTS,
    ...REQUESTS,
  },
  assemblyTooLate: {
    headline: ["{assemblee}"],
    act: ["{convocation}"],
    reason: ["{tardive_court}"],
    ...USUAL_TEXTS,
    syndicRequest: ["{assemblee}"],
    councilRequest: [],
  },
  noVote: {
    headline: ["{poste_court}"],
    act: [],
    reason: [],
    ...USUAL_TEXTS,
    mission: ["{echeance_court}"],
    syndicRequest: ["{poste_court}"],
    councilRequest: [],
  },
  urgent: {
    headline: ["{reception}"],
    act: [],
    votedAct: [],
    note: [],
    reason: [],
    ...USUAL_TEXTS,
    mission: ["{echeance_court}"],
    ...REQUESTS,
    syndicVotedRequest: [],
    councilVotedRequest: [],
  },
  missed: {
    headline: ["{manquee_court}", "{echeance_court}"],
    unknownHeadline: ["{manquee_court}"],
    act: [],
    note: ["{poste_court}"],
    reason: ["{manquee_court}", "{limite_court}"],
    letterSentence: [],
    mission: [],
    following: [],
    ...REQUESTS,
    tableWord: [],
  },
  openEnded: {
    headline: ["{preavis}"],
    act: ["{assemblee}"],
    givenAct: ["{assemblee_court}"],
    votedAct: ["{poste_court}"],
    reason: ["{fin_court}"],
    letterSentence: ["{preavis}"],
    mission: ["{preavis}"],
    following: [],
    ...REQUESTS,
    syndicVotedRequest: ["{poste_court}"],
    councilVotedRequest: ["{poste_court}"],
    tableWord: [],
  },
  endsByItself: {
    headline: ["{echeance_court}"],
    pastHeadline: ["{echeance_court}"],
    act: ["{assemblee}"],
    votedAct: [],
    forwardAct: ["{assemblee}"],
    lateAct: [],
    reason: [],
    mission: ["{echeance_court}"],
    following: [],
    ...REQUESTS,
    syndicVotedRequest: [],
    councilVotedRequest: [],
    tableWord: [],
  },
  smallMeter: {
    headline: [],
    act: [],
    givenAct: ["{assemblee_court}"],
    votedAct: [],
    reason: [],
    mission: [],
    following: [],
    ...REQUESTS,
    syndicVotedRequest: [],
    councilVotedRequest: [],
    tableWord: [],
  },
} as const satisfies Readonly<Record<PlanState, Needs>>;

const needs: Readonly<Record<PlanState, Needs>> = STORY_TEXTS;
const states = Object.keys(PLAN_STATES) as PlanState[];

/** Adds to a field the placeholders of all states, also to its help. The field is required if every state needs it. */
function withPlaceholders([name, field]: [string, Field]): [string, Field] {
  const needed = states.map((state) => needs[state][name as StoryText]);
  const byState = states.flatMap((state, index) =>
    needed[index]?.length ? `${PLAN_STATES[state]} ${needed[index].join(", ")}` : [],
  );
  const help = [field.help, byState.length > 0 ? `Repères : ${byState.join(" ; ")}.` : ""].join(" ").trim();
  const placeholders = [...new Set(needed.flatMap((each) => each ?? []))];
  const result = { ...field, help, placeholders };
  return [name, needed.every(Boolean) ? result : optional(result)];
}

/** All that the site says in one state of a contract's plan. */
export const planStory = defineContentType({
  id: "planStory",
  label: "Situation",
  help: "Tout ce que le site dit dans une situation d’un contrat : la réponse, la lettre, les résolutions, les e-mails. Un jour s’écrit avec son nom de semaine ({poste}) ou sans ({poste_court}). Chaque situation a une entrée, et ne remplit que ses champs.",
  inPdf: true,
  fieldsByTitle: Object.fromEntries(states.map((state) => [PLAN_STATES[state], needs[state]])),
  fields: {
    state: choice(
      "Situation",
      "Celle du contrat ; une seule entrée pour chacune.",
      Object.values(PLAN_STATES),
    ),
    ...Object.fromEntries(Object.entries(texts).map(withPlaceholders)),
  },
});
