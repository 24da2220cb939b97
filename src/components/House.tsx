import { colors } from "../theme/tokens";

/** Height of a floor, in SVG user units as the two heights below. */
const FLOOR = 15;
/** Height of the roof with its cornice. */
const ROOF = 22;
/** Height of the ground floor with its arches. */
const GROUND = 22;

interface HouseProps {
  /** Number of floors, with the ground floor and the attic. */
  floors: number;
  /** Whether light is in the windows. */
  lit?: boolean;
}

/**
 * A small house of the hero's family: chimneys, attic, cornice, balconies on the first and the highest floor, arches and a door.
 * Decorative. Windows are a dashed line for the floors, behind another for the walls.
 */
export function House({ floors, lit = true }: HouseProps) {
  const street = ROOF + FLOOR * (floors - 2) + GROUND;
  const ground = street - GROUND;
  const light = lit ? colors.brand : colors.inkSoft;
  const balconies = `M1 ${ROOF + FLOOR}h102M1 ${ground}h102`;
  return (
    <svg viewBox={`0 0 104 ${street}`} aria-hidden="true">
      <path d={`M15 0h13v9H15zm61 0h13v9H76zM4 ${ROOF}h96V${street}H4z`} fill={colors.ink} />
      <path d={`M2 ${ROOF} 10 6h84l8 16z`} fill={colors.lineStrong} />
      <path d="M23 14.5h58" stroke={light} strokeWidth="9" strokeDasharray="6 7" />
      <path d={`M52 ${ROOF + 3}V${ground}`} stroke={light} strokeWidth="84" strokeDasharray="10 5" />
      <path
        d={`M16 ${(ROOF + ground) / 2}h78`}
        stroke={colors.ink}
        strokeWidth={ground - ROOF}
        strokeDasharray="7 6"
      />
      <path d={`M0 ${ROOF}h104`} stroke={colors.lineStrong} strokeWidth="3" />
      <path d={balconies} transform="translate(0 -3)" stroke={colors.ink} strokeWidth="5" />
      <path
        d={balconies}
        transform="translate(0 -3)"
        stroke={colors.lineStrong}
        strokeWidth="4"
        strokeDasharray="1 2"
      />
      <path d={balconies} stroke={colors.lineStrong} strokeWidth="1.5" />
      <path
        d={[10, 27, 65, 82].map((left) => `M${left} ${street}v-10a6 6 0 0 1 12 0v10z`).join("")}
        fill={light}
        fillOpacity=".85"
      />
      <path d={`M44.5 ${street}v-10a7.5 7.5 0 0 1 15 0v10z`} fill={light} />
      <path d={`M44.5 ${street}v-10h15v10z`} fill={colors.action} />
      <path d={`M52 ${street - 10}v10M0 ${street - 0.75}h104`} stroke={colors.ink} strokeWidth="1.5" />
    </svg>
  );
}
