import { css } from "@emotion/react";

import { secondaryButton } from "../components/Button";
import { print } from "../theme/media";

/** Whoever prints a section with its own button wants neither the page around it, nor its introduction, nor the button. */
const button = css(secondaryButton, {
  [print]: {
    "[data-prints-alone] :is(&, header, footer, main > :not([data-printed]), [data-printed] h2 + p)": {
      display: "none !important",
    },
  },
});

/** Marks the section, and the page around it, which the button's styles then hide on paper. */
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
    css={button}
  >
    {label}
  </button>
);
