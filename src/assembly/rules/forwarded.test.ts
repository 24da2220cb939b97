/** The link that forwards an answer: what it contains, and how a damaged or hostile link is read. */
import { sampleAnswer, TODAY } from "../testing/sample-dossiers";
import { DECISIVE_FIELDS, type FieldTexts } from "./dossier-fields";
import { forwardLink, isForwarded, readForwarded } from "./forwarded";

const hashOf = (texts: FieldTexts) => new URL(forwardLink(texts, "https://www.exemple.fr")).hash;
const headlineOf = (texts: FieldTexts, today = TODAY) => sampleAnswer(texts, today).answer.headline;

/** Each of these fields changes the answer. */
const texts = {
  contractEnd: "2027-12-31",
  notice: "45 jours",
  meter: "large",
  meeting: "2027-11-15",
  convocationDays: "60",
  renewal: "renews",
  renewalMonths: "12",
  keepMeeting: "oui",
};
const name = { copropriete: "Les Érables" };

it("a link has behind its # only the fields that the answer depends on", () => {
  const link = forwardLink({ ...texts, ...name }, "https://www.exemple.fr");
  expect(link).not.toMatch(/rables/);
  expect(new URL(link).search).toBe("");
  expect(readForwarded(new URL(link).hash)).toEqual({ texts, isComplete: true });
});

it("a link is complete without the texts that no field can hold", () => {
  const sent = { ...texts, meeting: "?", convocationDays: "  " };
  const rest = { ...texts, meeting: undefined, convocationDays: undefined };
  expect(readForwarded(hashOf(sent))).toEqual({ texts: rest, isComplete: true });
});

const inTime = { contractEnd: "2027-12-31", notice: "3 mois" };
/** A situation for each state, on `TODAY`. */
const situations: Readonly<Record<string, FieldTexts>> = {
  incomplete: { contractEnd: "2027-12-31" },
  inTime,
  tight: { ...inTime, meeting: "2027-09-27" },
  assemblyTooLate: { ...inTime, meeting: "2027-11-15" },
  noVote: { contractEnd: "2027-03-15", notice: "3 mois" },
  urgent: { contractEnd: "2027-03-01", notice: "3 mois" },
  missed: { contractEnd: "2027-01-31", notice: "3 mois" },
  openEnded: { openEnded: "oui", notice: "2 mois", meeting: "2027-04-15" },
  endsByItself: { ...inTime, renewal: "ends" },
  smallMeter: { meter: "small", meeting: "2027-04-15" },
};

describe.each(Object.entries(situations))("in the state %s", (state, sent) => {
  const received = readForwarded(hashOf(sent));

  it("a link gives its recipient the sender's answer, also a month later", () => {
    expect(received.isComplete).toBe(true);
    expect(sampleAnswer(received.texts).plan.state).toBe(state);
    for (const day of [TODAY, "2026-12-25"])
      expect(headlineOf(received.texts, day)).toBe(headlineOf(sent, day));
  });
});

it("a link is answered without an assembly that is past meanwhile", () => {
  const { texts: received } = readForwarded(hashOf({ ...inTime, meeting: "2027-06-15" }));
  const { visitorAnswers, plan } = sampleAnswer(received, "2027-07-01");
  expect(visitorAnswers.problems).toEqual({
    meeting: expect.stringMatching(/^Ce jour est passé/) as unknown,
  });
  expect(plan.state).toBe("inTime");
});

const completeHash = hashOf(texts);

it.each([
  ["a full stop", `${completeHash}.`],
  ["a bracket", `${completeHash})`],
  ["an angle bracket", `${completeHash}>`],
  ["a counter of visits", `${completeHash}&utm_source=x`],
  ["spaces as plus signs", completeHash.replaceAll("%20", "+")],
  ["spaces as encoded plus signs", completeHash.replaceAll("%20", "%2B")],
  ["HTML's ampersands", completeHash.replaceAll("&", "&amp;")],
  ["a field of a later release", completeHash.replace("?", "?couleur=bleu&")],
])("a link is not harmed by %s", (_case, hash) => {
  expect(isForwarded(hash)).toBe(true);
  expect(readForwarded(hash)).toEqual({ texts, isComplete: true });
});

it("a link that was cut brings the fields before the cut", () => {
  const cuts = [...Array(completeHash.length - "#dates?".length).keys()].map((index) =>
    completeHash.slice(0, "#dates?".length + index),
  );
  for (const cut of cuts) {
    const received = readForwarded(cut);
    expect([cut, received.isComplete]).toEqual([cut, false]);
    for (const [each, text] of Object.entries(received.texts))
      // The cut may be within an encoded character, such as "%2".
      expect(texts[each as keyof typeof texts].startsWith(text.replace(/%.?$/, ""))).toBe(true);
  }
  expect(readForwarded(completeHash.slice(0, completeHash.indexOf("&meeting"))).texts).toMatchObject({
    notice: "45 jours",
  });
});

it.each([
  ["an impossible day", "#dates?contractEnd=2027-02-31&champs=1"],
  ["an unknown choice", "#dates?meter=tiny&champs=1"],
  ["no text", "#dates?contractEnd="],
  ["nothing", "#dates?"],
  ["two days for one field", "#dates?contractEnd=2027-12-31&contractEnd=2028-12-31&champs=1"],
  ["no field that the answer depends on", "#dates?copropriete=x&champs=1"],
])("takes no text of a link with %s", (_case, hash) => {
  expect(readForwarded(hash)).toEqual({ texts: {}, isComplete: false });
});

it("a link has exactly the fields that change an answer", () => {
  const base = { ...inTime, meeting: "2027-06-15" };
  const changes: FieldTexts = {
    contractEnd: "2028-12-31",
    openEnded: "oui",
    notice: "6 mois",
    renewal: "ends",
    meter: "small",
    meeting: "2027-09-27",
    voted: "oui",
    copropriete: "Le Parc",
    energy: "gaz",
    lots: "40",
    cost: "1000",
    delegate: "syndic",
    ceiling: "1000",
    consumption: "1000",
    duration: "12",
    waitingCeiling: "1000",
    waitingMonths: "6",
    convocationDays: "60",
  };
  const decisive = Object.entries(changes).flatMap(([each, text]) => {
    const { plan } = sampleAnswer({ ...base, [each]: text });
    return JSON.stringify(plan) === JSON.stringify(sampleAnswer(base).plan) ? [] : [each];
  });
  const late = { ...inTime, renewal: "renews", renewalMonths: "12", meeting: "2027-11-15" };
  // These fields change an answer only together with another field.
  const needAnother = ["renewalMonths", "onAgenda", "keepMeeting"];
  expect(sampleAnswer({ ...late, keepMeeting: "oui" }).plan.state).toBe("inTime");
  expect([...decisive, ...needAnother].sort()).toEqual([...DECISIVE_FIELDS].sort());
});
