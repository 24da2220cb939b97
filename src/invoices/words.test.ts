import { CONTRACT_WORDS, END_WORDS, GOOD_WORDS, LABELS, NEUTRAL_WORDS, WORDS_OF_TERMS } from "./words";

const { notice, renewal } = LABELS;
const listsOfWords = {
  END_WORDS,
  CONTRACT_WORDS,
  GOOD_WORDS,
  NEUTRAL_WORDS,
  WORDS_OF_TERMS,
  notice,
  renewal,
};

it.each(Object.entries(listsOfWords))(
  "%s has single words, because a phrase would match nothing",
  (_, words) => {
    expect(words.filter((word) => /[\s-]/.test(word))).toEqual([]);
  },
);
