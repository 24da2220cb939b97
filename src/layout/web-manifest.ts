import type { SiteSettings } from "../content-model/types/siteSettings";
import { colors } from "../theme/tokens";

const ICON_SIZES = [192, 512];

interface Data {
  siteSettings: Pick<SiteSettings, "brandName">;
}

/**
 * The web app manifest, as the option `manifest` of gatsby-plugin-static-hosting. Each icon has one entry per purpose: with one
 * entry for both, a launcher could show the margin of the maskable icon.
 */
export const webManifest = {
  query: "{ siteSettings { brandName } }",
  serialize: ({ siteSettings: { brandName } }: Data) => ({
    name: brandName,
    short_name: brandName,
    lang: "fr",
    start_url: "/",
    display: "browser",
    theme_color: colors.surface,
    background_color: colors.surface,
    icons: ICON_SIZES.flatMap((size) =>
      ["any", "maskable"].map((purpose) => ({
        src: `/icons/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: "image/png",
        purpose,
      })),
    ),
  }),
};
