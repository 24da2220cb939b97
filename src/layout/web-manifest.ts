import { colors } from "../../src/theme/tokens";

const ICON_SIZES = [192, 512];

/**
 * manifest.webmanifest (W3C Web Application Manifest). Each icon is given for both purposes, in two entries: one entry with
 * both would let a launcher show the margin of the maskable drawing.
 * @param brandName from the site's settings.
 */
export function webManifest(brandName: string): string {
  const icons = ICON_SIZES.flatMap((size) =>
    ["any", "maskable"].map((purpose) => ({
      src: `/icons/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose,
    })),
  );
  return JSON.stringify({
    name: brandName,
    short_name: brandName,
    lang: "fr",
    start_url: "/",
    display: "browser",
    theme_color: colors.surface,
    background_color: colors.surface,
    icons,
  });
}
