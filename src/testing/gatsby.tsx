import type { ComponentProps } from "react";

/** What components import from Gatsby, in a test: a link without a router, and a query that nobody runs. */
export const Link = ({ to, children, ...props }: Omit<ComponentProps<"a">, "href"> & { to: string }) => (
  <a href={to} {...props}>
    {children}
  </a>
);

export const graphql = () => null;
