/**
 * Turns the drawings of `content/images/source/` into the pictures that the site publishes. They are committed: run
 * `npm run make:images` after a drawing has changed.
 */
import sharp from "sharp";

interface Picture {
  readonly source: string;
  readonly target: string;
  readonly width: number;
  /** The maximum file size, in kilobytes of 1000 bytes. */
  readonly budget: number;
}

const PICTURES: readonly Picture[] = [
  { source: "facade", target: "content/images/facade.png", width: 1600, budget: 150 },
  { source: "social", target: "static/social.png", width: 1200, budget: 120 },
  // iOS paints transparent pixels black: the icon's drawing fills its square, and alpha is dropped below.
  { source: "icon", target: "static/apple-touch-icon.png", width: 180, budget: 10 },
];

/**
 * Renders one drawing, first at about the wanted width, because enlarging pixels blurs its edges. Flat colours fit a palette.
 * Dithering would add noise, which makes the site's AVIF files larger.
 */
async function makePicture({ source, target, width, budget }: Picture): Promise<void> {
  const drawing = `content/images/source/${source}.svg`;
  const { width: drawn } = await sharp(drawing).metadata();
  const { size } = await sharp(drawing, { density: (72 * width) / drawn })
    .resize({ width })
    .removeAlpha()
    .png({ palette: true, colours: 256, dither: 0, effort: 10 })
    .toFile(target);
  if (size > budget * 1000)
    throw new Error(`${target} weighs ${size} bytes, more than its ${budget} kB: simplify ${source}.svg.`);
  console.log(`${target}: ${(size / 1000).toFixed(1)} kB`);
}

async function makeImages(): Promise<void> {
  for (const picture of PICTURES) await makePicture(picture);
}

void makeImages();
