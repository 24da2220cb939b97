import { colors } from "../theme/tokens";

const FLOOR = 15;

/** Decorative. Windows are a dashed line for floors, behind another for walls. @param floors including ground floor and attic. */
export function House({ floors, lit = true }: { floors: number; lit?: boolean }) {
  const street = FLOOR * floors + 7;
  const light = lit ? colors.brand : colors.inkSoft;
  return (
    <svg viewBox={`0 0 104 ${street}`} aria-hidden="true">
      <path d={`M17 0h9v9h-9zm61 0h9v9h-9zM4 20h96V${street}H4z`} fill={colors.ink} />
      <path d={`M52 25V${street}`} stroke={light} strokeWidth="84" strokeDasharray="10 5" />
      <path
        d={`M16 ${street / 2 + 10}h78`}
        stroke={colors.ink}
        strokeWidth={street - 20}
        strokeDasharray="7 6"
      />
      <path d={`M1 22 9 6h86l8 16zM2 ${street - 15}h100v1.5H2z`} fill={colors.lineStrong} />
      <path d="M23 14.5h58" stroke={light} strokeWidth="10" strokeDasharray="6 7" />
      <path d={`M46 ${street}v-7a6 6 0 0 1 12 0v7z`} fill={colors.action} />
    </svg>
  );
}
