import { termAnchor } from "../../../src/components/glossary/find-terms";
import { whitePaper } from "../../testing/frozen-content";
import { abortedLoad, type Flow } from "./flow";

/** The links to the glossary in a section without closed parts. */
const LINKS = '#services a[href^="/livre-blanc#terme-"]';

export const glossary: Flow[] = [
  {
    name: "Enter on a term of the home page leads to its definition, and Back returns",
    // The key starts the scripts and leaves the page.
    expectedErrors: abortedLoad,
    async run(visitor) {
      await visitor.resize(1280);
      await visitor.open("/");
      const { hash, text } = await visitor.inPage((selector) => {
        const link = document.querySelector<HTMLAnchorElement>(selector);
        link?.focus();
        return { hash: link?.hash ?? "", text: link?.textContent ?? "" };
      }, LINKS);
      const term = whitePaper.glossary.find((each) => `#${termAnchor(each.term)}` === hash);
      if (!term) throw new Error(`No term has the anchor « ${hash} ».`);
      await visitor.press("Enter");
      await visitor.isAt(`/livre-blanc${hash}`);
      await visitor.landsOn(hash);
      await visitor.reads(term.definition, hash);
      await visitor.back();
      await visitor.isAt("/");
      await visitor.find("link", text, "#services");
    },
  },
];
