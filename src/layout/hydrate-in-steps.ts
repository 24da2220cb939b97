import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

function hydrate(page: ReactNode, container: Element): void {
  startTransition(() => {
    hydrateRoot(container, page);
  });
}

/**
 * Gatsby's `replaceHydrateFunction`: hydrates the page in short steps, between which the browser answers the visitor. Without a
 * transition, React hydrates the whole page in one task (https://react.dev/reference/react/startTransition).
 */
export const hydrateInSteps = () =>
  // In `develop`, the page comes without HTML, and Gatsby renders it.
  process.env.NODE_ENV === "production" ? hydrate : undefined;
