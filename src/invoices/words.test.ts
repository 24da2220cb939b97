import { plainInPlace } from "./plain-in-place";
import { wordsOf } from "./word-sets";
import {
  BAD_WORDS,
  CONTRACT_WORDS,
  ELECTRICITY_WORDS,
  END_WORDS,
  GAS_WORDS,
  GOOD_WORDS,
  LABELS,
  NEUTRAL_WORDS,
  WORDS_OF_TERMS,
} from "./words";

const { notice, renewal } = LABELS;
const listsOfWords = {
  BAD_WORDS,
  CONTRACT_WORDS,
  ELECTRICITY_WORDS,
  END_WORDS,
  GAS_WORDS,
  GOOD_WORDS,
  NEUTRAL_WORDS,
  WORDS_OF_TERMS,
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
