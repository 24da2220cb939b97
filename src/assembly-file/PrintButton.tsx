import { secondaryButton } from "../components/Button";

/** Marks the section, and the page around it, which `GlobalStyles.tsx` then hides on paper. */
function printAlone(section: Element): void {
  const page = document.documentElement;
  page.dataset.printsAlone = "";
  section.setAttribute("data-printed", "");
  const end = () => {
    delete page.dataset.printsAlone;
    section.removeAttribute("data-printed");
  };
  window.addEventListener("afterprint", end, { once: true });
  window.print();
}

/** Prints the section in which it stands alone. The page prints whole as soon as that is done. */
export const PrintButton = ({ label }: { label: string }) => (
  <button
    type="button"
    onClick={({ currentTarget }) => {
      const section = currentTarget.closest("section");
      if (section) printAlone(section);
    }}
    css={secondaryButton}
  >
    {label}
  </button>
);
