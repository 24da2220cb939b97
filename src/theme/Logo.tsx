import { colors } from "./tokens";

export const Logo = () => (
  <svg viewBox="0 0 28 32" width="28" height="32" aria-hidden="true">
    <path d="M1 6 5 1h18l4 5v25H1z" fill={colors.ink} stroke="currentColor" />
    <path d="M4 9h5v5H4zm0 7h5v5H4zm0 7h5v5H4zm7.5-7h5v5h-5zm0 7h5v5h-5z" fill={colors.brand} />
    <path d="M19 23h5v5h-5z" fill={colors.accent} />
  </svg>
);
