import type { ComponentProps } from "react";

type LinkProps = Omit<ComponentProps<"a">, "href"> & { to: string; state?: object };

/** Replaces the module `gatsby` in unit tests: a link without a router, and a `graphql` that runs no query. */
export const Link = ({ to, children, state, ...props }: LinkProps) => (
  <a href={to} data-state={JSON.stringify(state)} {...props}>
    {children}
  </a>
);

export const graphql = () => null;

/** The URL of a font or of a worker, which webpack provides in a build. */
export default "/font.woff2";
