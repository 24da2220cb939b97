import { plainInPlace } from "../plain-in-place";
import { wordsOf } from "./word-sets";
import { CONTRACT_WORDS, ELECTRICITY_WORDS, END_WORDS, GAS_WORDS, HEADING_WORDS, LABELS } from "./words";

const { notice, renewal } = LABELS;
const listsOfWords = {
  CONTRACT_WORDS,
  ELECTRICITY_WORDS,
  END_WORDS,
  GAS_WORDS,
  HEADING_WORDS,
  notice,
  renewal,
};

it.each(Object.entries(listsOfWords))(
  "%s has single words, because a phrase would match nothing",
  (_, words) => {
    const plain = words.map(plainInPlace);
    expect(plain.flatMap(wordsOf)).toEqual(plain);
  },
);
