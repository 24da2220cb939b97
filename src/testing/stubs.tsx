import type { ComponentProps } from "react";

/** Replaces the module `gatsby` in unit tests: a link without a router, and a `graphql` that runs no query. */
export const Link = ({ to, children, ...props }: Omit<ComponentProps<"a">, "href"> & { to: string }) => (
  <a href={to} {...props}>
    {children}
  </a>
);

export const graphql = () => null;

/** The URL of a font, which webpack provides in a build. */
export default "/font.woff2";
