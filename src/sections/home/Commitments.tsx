import { graphql } from "gatsby";

import { pointList } from "../../components/lists";
import { typeset } from "../../components/typeset";

/** « Ce que vous payez : un pourcentage… »: a name and its text. */
const NAMED = /^([^:]+?\s:)(.+)$/s;

export function Commitments({ terms }: { terms: Queries.CommitmentsContent }) {
  const { feeRate, payment, mandate, insurance, registration, advisors } = terms;
  const ofTheFirm = [feeRate, payment, mandate, insurance, registration, advisors];
  return (
    <ul css={pointList}>
      {[...terms.commitments, ...ofTheFirm.filter((point) => point !== null)].map((point) => {
        const [, name, rest = point] = NAMED.exec(point) ?? [];
        return (
          <li key={point}>
            {name && <strong>{typeset(name)}</strong>}
            {typeset(rest)}
          </li>
        );
      })}
    </ul>
  );
}

export const fragment = graphql`
  fragment CommitmentsContent on ContactSection {
    commitmentsHeading
    commitments
    feeRate
    payment
    mandate
    insurance
    registration
    advisors
  }
`;
