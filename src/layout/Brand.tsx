import { colors } from "../theme/tokens";

/** The mark (lit windows that get fewer, as in the hero's façade) and the brand's name. */
export const Brand = ({ name }: { name: string }) => (
  <span css={{ display: "inline-flex", alignItems: "center", gap: "0.625rem", lineHeight: 1.1 }}>
    <svg
      viewBox="0 0 28 32"
      width="28"
      height="32"
      aria-hidden="true"
      focusable="false"
      css={{ flex: "none" }}
    >
      <path d="M1 6 5 1h18l4 5v25H1z" fill={colors.ink} stroke="currentColor" />
      <path d="M4 9h5v5H4zm0 7h5v5H4zm0 7h5v5H4zm7.5-7h5v5h-5zm0 7h5v5h-5z" fill={colors.turquoise} />
      <path d="M19 23h5v5h-5z" fill={colors.accent} />
    </svg>
    <span>{name}</span>
  </span>
);
