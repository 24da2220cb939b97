/**
 * Turns drawings into the pictures that the site publishes, which are committed: `npm run make:images`, after one has changed.
 */
import sharp from "sharp";

import { colors } from "../src/theme/tokens";

/** The maximum file size is in kilobytes of 1000 bytes. */
const PICTURES = [
  {
    drawing: "content/images/source/facade.svg",
    target: "content/images/facade.png",
    width: 1600,
    budget: 150,
  },
  { drawing: "content/images/source/social.svg", target: "static/social.png", width: 1200, budget: 120 },
  // iOS rounds the corners itself, so they are filled.
  { drawing: "static/favicon.svg", target: "static/apple-touch-icon.png", width: 180, budget: 10 },
];

async function makeImages(): Promise<void> {
  for (const { drawing, target, width, budget } of PICTURES) {
    const { width: drawn } = await sharp(drawing).metadata();
    // Rendered at the wanted width, because enlarging pixels blurs edges. Dithering would make the site's AVIF files larger.
    const { size } = await sharp(drawing, { density: (72 * width) / drawn })
      .resize({ width })
      .flatten({ background: colors.ink })
      .png({ palette: true, colours: 256, dither: 0, effort: 10 })
      .toFile(target);
    console.log(`${target}: ${(size / 1000).toFixed(1)} kB`);
    if (size > budget * 1000) throw new Error(`More than ${budget} kB: simplify ${drawing}.`);
  }
}

void makeImages();
