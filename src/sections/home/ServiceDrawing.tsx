import { colors } from "../../theme/tokens";

type Service = Queries.ServicesContent["services"][number];

/** SVG paths in a view box of 56 × 72: a shape in the brand's colour, and lines in ink. */
interface Drawing {
  shape: string;
  lines: string;
}

const fallback: Drawing = {
  shape: "M14 22a4 4 0 0 1 4-4h8a4 4 0 0 1 4 4v38H14z",
  lines: "M23 26l-5 9h8l-4 8M10 60h24M30 53c0 7 11 7 11 0v-7M36 34h10v6a5 6 0 0 1-10 0zM38 34v-6M44 34v-6",
};

const drawings: Readonly<Record<string, Drawing>> = {
  Électricité: { shape: "M31 18 18 40h9l-3 16 14-23h-9z", lines: "M28 8v4M12 20l3 2M44 20l-3 2" },
  Gaz: {
    shape: "M28 18c2 9 11 12 11 24a11 11 0 0 1-22 0c0-6 3-9 5-13 1 4 3 5 4 5 1-5 0-10 2-16z",
    lines: "M16 58h24M20 62h16",
  },
  Suivi: {
    shape: "M14 50V26h7v24zm11 0V33h7v17zm11 0v-9h7v9z",
    lines: "M11 54h35M14 16l14 6 15 10m0-6v6h-6",
  },
  Services: fallback,
} satisfies Record<Service["drawing"], Drawing>;

/** Decorative: the service's name is also text. */
export function ServiceDrawing({ drawing }: Pick<Service, "drawing">) {
  // A draft in a preview may have no drawing yet.
  const { shape, lines } = drawings[drawing] ?? fallback;
  return (
    <svg viewBox="0 0 56 72" width="84" height="108" aria-hidden="true">
      <path d="M0 72V28a28 28 0 0 1 56 0v44z" fill={colors.surfaceTint} />
      <path d={shape} fill={colors.brand} />
      <path
        d={lines}
        fill="none"
        stroke={colors.ink}
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M1 71V28a27 27 0 0 1 54 0v43z" fill="none" stroke={colors.ink} strokeWidth="2" />
    </svg>
  );
}
