/**
 * Turns the drawings of `content/images/source/` into the pictures that the site publishes, which are committed:
 * `npm run make:images`, after a drawing has changed.
 */
import sharp from "sharp";

/** The maximum file size is in kilobytes of 1000 bytes. */
const PICTURES = [
  { source: "facade", target: "content/images/facade.png", width: 1600, budget: 150 },
  { source: "social", target: "static/social.png", width: 1200, budget: 120 },
  // iOS paints transparent pixels black: the icon's drawing fills its square, and alpha is dropped below.
  { source: "icon", target: "static/apple-touch-icon.png", width: 180, budget: 10 },
];

async function makeImages(): Promise<void> {
  for (const { source, target, width, budget } of PICTURES) {
    const drawing = `content/images/source/${source}.svg`;
    const { width: drawn } = await sharp(drawing).metadata();
    // Rendered at the wanted width, because enlarging pixels blurs edges. Dithering would make the site's AVIF files larger.
    const { size } = await sharp(drawing, { density: (72 * width) / drawn })
      .resize({ width })
      .removeAlpha()
      .png({ palette: true, colours: 256, dither: 0, effort: 10 })
      .toFile(target);
    console.log(`${target}: ${(size / 1000).toFixed(1)} kB`);
    if (size > budget * 1000) throw new Error(`More than ${budget} kB: simplify ${source}.svg.`);
  }
}

void makeImages();
