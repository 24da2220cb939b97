/** The drawing of a building. */
import { colors } from "../theme/tokens";

/** Heights in SVG user units: of a window, and of the wall between the windows of two floors. */
const WINDOW = 10;
const WALL = 5;
const FLOOR = WINDOW + WALL;
/** Height of the roof with its cornice. */
const ROOF_HEIGHT = 22;
/** Height of the ground floor with its arches. */
const GROUND_HEIGHT = 22;

interface FloorsProps {
  /** Lower edge of the floors. */
  bottom: number;
  light: string;
}

/** Seven windows a floor: a band of light for each floor, with strips of wall drawn over all bands. */
const FloorWindows = ({ bottom, light }: FloorsProps) => (
  <>
    <path
      d={`M52 ${ROOF_HEIGHT + 3}V${bottom}`}
      stroke={light}
      strokeWidth="84"
      strokeDasharray={`${WINDOW} ${WALL}`}
    />
    {/* Strips 7 wide: the gaps of 6 are the windows. */}
    <path
      d={`M16 ${(ROOF_HEIGHT + bottom) / 2}h78`}
      stroke={colors.ink}
      strokeWidth={bottom - ROOF_HEIGHT}
      strokeDasharray="7 6"
    />
  </>
);

/** Two balconies, each with its shade, bars and slab. @param slabs one path of both slabs. */
const Balconies = ({ slabs }: { slabs: string }) => (
  <>
    <path d={slabs} transform="translate(0 -3)" stroke={colors.ink} strokeWidth="5" />
    <path
      d={slabs}
      transform="translate(0 -3)"
      stroke={colors.lineStrong}
      strokeWidth="4"
      strokeDasharray="1 2"
    />
    <path d={slabs} stroke={colors.lineStrong} strokeWidth="1.5" />
  </>
);

interface HouseProps {
  /** Number of floors, with the ground floor and the attic. */
  floors: number;
  /** Whether the windows are lit. */
  lit?: boolean;
}

/** A decorative drawing of a building, in the style of the hero's picture. Its paths are painted from back to front. */
export function House({ floors, lit = true }: HouseProps) {
  const height = ROOF_HEIGHT + FLOOR * (floors - 2) + GROUND_HEIGHT;
  const groundTop = height - GROUND_HEIGHT;
  const light = lit ? colors.brand : colors.inkSoft;
  const arches = [10, 27, 65, 82].map((left) => `M${left} ${height}v-10a6 6 0 0 1 12 0v10z`).join("");
  return (
    <svg viewBox={`0 0 104 ${height}`} aria-hidden="true">
      {/* Chimneys and walls */}
      <path d={`M15 0h13v9H15zm61 0h13v9H76zM4 ${ROOF_HEIGHT}h96V${height}H4z`} fill={colors.ink} />
      {/* Attic and its windows */}
      <path d={`M2 ${ROOF_HEIGHT} 10 6h84l8 16z`} fill={colors.lineStrong} />
      <path d="M23 14.5h58" stroke={light} strokeWidth="9" strokeDasharray="6 7" />
      <FloorWindows bottom={groundTop} light={light} />
      {/* Cornice */}
      <path d={`M0 ${ROOF_HEIGHT}h104`} stroke={colors.lineStrong} strokeWidth="3" />
      <Balconies slabs={`M1 ${ROOF_HEIGHT + FLOOR}h102M1 ${groundTop}h102`} />
      <path d={arches} fill={light} fillOpacity=".85" />
      {/* Window above the door; door; line between its two leaves, and the pavement */}
      <path d={`M44.5 ${height}v-10a7.5 7.5 0 0 1 15 0v10z`} fill={light} />
      <path d={`M44.5 ${height}v-10h15v10z`} fill={colors.action} />
      <path d={`M52 ${height - 10}v10M0 ${height - 0.75}h104`} stroke={colors.ink} strokeWidth="1.5" />
    </svg>
  );
}
