import { print } from "../theme/media";
import { colors, radii, space } from "../theme/tokens";

/** The id of the page's `main`, which the link leads to. */
export const mainId = "contenu";

/** The first stop of the Tab key: past the header, straight to the content (WCAG 2.4.1). */
export const SkipLink = () => (
  <a
    href={`#${mainId}`}
    css={{
      position: "fixed",
      zIndex: 20,
      top: space(1),
      left: space(1),
      padding: `${space(1)} ${space(2)}`,
      borderRadius: radii.small,
      background: colors.ink,
      color: colors.surface,
      transform: "translateY(-200%)",
      "&:focus": { transform: "none" },
      // What stands outside of a window stands inside of a sheet.
      [print]: { display: "none" },
      "&:hover": { color: colors.turquoise },
    }}
  >
    Aller au contenu
  </a>
);
