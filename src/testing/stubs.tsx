/** Stand-ins of modules in unit tests (jest.config.js): `gatsby`, and files that webpack turns into URLs. */
import type { ComponentProps } from "react";

type LinkProps = Omit<ComponentProps<"a">, "href"> & { to: string; state?: object };

/** Gatsby's link, without a router. */
export const Link = ({ to, children, state, ...props }: LinkProps) => (
  <a href={to} data-state={JSON.stringify(state)} {...props}>
    {children}
  </a>
);

/** Gatsby's `graphql`, which runs no query. */
export const graphql = () => null;

/** The URL of a font or of a worker, which webpack provides in a build. */
export default "/font.woff2";
