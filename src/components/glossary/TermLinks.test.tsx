import { act, render, screen, within } from "@testing-library/react";

import { faqItem } from "../../content/types/faqItem";
import { homePage } from "../../content/types/homePage";
import { siteSettings } from "../../content/types/siteSettings";
import { whitePaperPage } from "../../content/types/whitePaperPage";
import { Contact } from "../../sections/home/Contact";
import { Faq } from "../../sections/home/Faq";
import { References } from "../../sections/home/References";
import { Glossary } from "../../sections/white-paper/Glossary";
import { entriesOf, entryOf } from "../../testing/content";
import { Blocks } from "../Blocks";
import { termAnchor } from "./find-terms";
import { TermLinks } from "./TermLinks";

const page = entryOf(whitePaperPage);
const terms = { glossary: [{ term: "Préavis", variants: ["préavis"] }] };
const span = (text: string, bold = false) => ({ text, bold });

it("links the first mention in a chapter, in bold too, but not in its headings", () => {
  render(
    <TermLinks page={terms}>
      <Blocks
        under={3}
        blocks={[
          { kind: "heading", level: 2, spans: [span("Le préavis")] },
          { kind: "paragraph", spans: [span("Un "), span("préavis", true), span(", un autre préavis.")] },
          { kind: "list", ordered: false, items: [[span("encore un préavis")]] },
        ]}
      />
    </TermLinks>,
  );
  const link = screen.getByRole("link");
  expect(link).toHaveAttribute("href", "/livre-blanc#terme-preavis");
  expect(link.closest("strong")).toHaveTextContent("préavis");
});

it("links the first mention in each answer anew", () => {
  const questions = ["Un", "Deux"].map((question) => ({ question, answer: "Le préavis.\n\nUn préavis." }));
  render(
    <TermLinks page={terms}>
      <Faq page={{ faqHeading: "Questions", faqIntroduction: "Du préavis.", questions }} />
    </TermLinks>,
  );
  const links = [...document.querySelectorAll('a[href^="/livre-blanc#"]')];
  expect(links.map((link) => link.parentElement?.textContent)).toEqual([
    "Du préavis.",
    "Le préavis.",
    "Le préavis.",
  ]);
});

describe("a section with parts of their own", () => {
  const home = entryOf(homePage);
  const termLinks = () =>
    screen.getAllByRole("link", { name: "préavis" }).map((link) => link.parentElement?.textContent);

  it("links a term once in the references and the tenders, and keeps the link when a day is read again", () => {
    const tender = { title: "Gaz", deadline: "2027-01-22", type: "Un préavis", status: "Ouvert" as const };
    const tenders = [tender, { ...tender, title: "Électricité" }];
    const content = { ...home, tenders, tendersIntroduction: "Du préavis." };
    const show = (referencesNote: string) => (
      <TermLinks page={terms}>
        <References page={{ ...content, referencesNote }} />
      </TermLinks>
    );
    const { rerender } = render(show("Le préavis."));
    expect(termLinks()).toEqual(["Le préavis."]);

    rerender(show("Une note."));
    jest.useFakeTimers({ now: Date.parse("2027-01-23T12:00:00Z") });
    act(() => {
      document.dispatchEvent(new Event("visibilitychange"));
    });
    jest.useRealTimers();
    expect(screen.getAllByText("date limite dépassée")).toHaveLength(2);
    expect(termLinks()).toEqual(["Du préavis."]);
  });

  it("links a term once in the contact block and its steps", () => {
    render(
      <TermLinks page={terms}>
        <Contact
          page={{ ...home, contactIntroduction: "Le préavis.", nextSteps: ["Un préavis.", "Des préavis."] }}
          settings={entryOf(siteSettings)}
        >
          <form />
        </Contact>
      </TermLinks>,
    );
    expect(termLinks()).toEqual(["Le préavis."]);
  });
});

it("keeps its links when the page renders again", () => {
  const blocks = [{ kind: "paragraph" as const, spans: [span("Un préavis.")] }];
  const content = () => (
    <TermLinks page={terms}>
      <Blocks under={3} blocks={[...blocks]} />
    </TermLinks>
  );
  const { rerender } = render(content());
  rerender(content());
  expect(screen.getByRole("link", { name: "préavis" })).toBeVisible();
});

it("changes no text, and adds no link without a glossary", () => {
  const questions = entriesOf(faqItem);
  const faq = <Faq page={{ faqHeading: "Questions", faqIntroduction: "Ici.", questions }} />;
  const plain = render(faq).container.textContent;
  expect(document.querySelector('a[href*="livre-blanc"]')).toBeNull();
  expect(render(<TermLinks page={page}>{faq}</TermLinks>).container.textContent).toBe(plain);
});

describe("the glossary", () => {
  const show = (glossary: typeof page.glossary) =>
    render(
      <TermLinks page={page} onGlossaryPage>
        <Glossary page={{ ...page, glossary }} />
      </TermLinks>,
    );

  it("defines each term at its address", () => {
    show(page.glossary);
    for (const { term, meaning, definition } of page.glossary) {
      const entry = document.getElementById(termAnchor(term));
      if (!entry) throw new Error(`${term} has no place.`);
      expect(within(entry).getByRole("term")).toHaveTextContent(term);
      expect(entry).toHaveTextContent(`${meaning ?? ""}${definition}`.replace(/\s+/g, " "));
      expect(within(entry).queryByRole("link", { name: term })).not.toBeInTheDocument();
    }
  });

  it("names the sources of a definition, with their addresses as typed", () => {
    show(page.glossary);
    const link = screen.getByRole("link", { name: /adresse étrange/ });
    expect(link).toHaveAttribute("href", "https://exemple.fr/a%20b?c=1;d");
    expect(link.closest("li")).toHaveTextContent("Exemple, consulté le 19 novembre 2026");
  });

  it("takes its heading along when it is empty", () => {
    const { container } = show([]);
    expect(container).toBeEmptyDOMElement();
  });
});
