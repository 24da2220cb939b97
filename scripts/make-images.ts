/**
 * Turns the drawings of `content/images/source/` into the pictures that the site publishes.
 *
 * The PNGs are committed, so that neither a build nor an editor needs this script: run it by hand, with
 * `npm run make:images`, after a drawing has changed.
 */
import { mkdir, stat } from "node:fs/promises";
import { dirname, resolve } from "node:path";

import sharp from "sharp";

interface Picture {
  readonly source: string;
  readonly target: string;
  readonly width: number;
  /** The maximum file size, in kilobytes of 1000 bytes. */
  readonly budget: number;
}

const ROOT = resolve(__dirname, "..");

const PICTURES: readonly Picture[] = [
  { source: "facade", target: "content/images/facade.png", width: 1600, budget: 150 },
  { source: "social", target: "static/social.png", width: 1200, budget: 120 },
  // iOS paints transparent pixels black: the icon's drawing fills its square, and alpha is dropped below.
  { source: "icon", target: "static/apple-touch-icon.png", width: 180, budget: 10 },
];

/**
 * Renders one drawing at the wanted width. The drawing is first rendered at about that size, because enlarging pixels blurs its
 * edges. Flat colours fit a palette. Dithering would add noise, which makes the site's AVIF files larger.
 */
async function raster({ source, target, width, budget }: Picture): Promise<string> {
  const drawing = resolve(ROOT, "content/images/source", `${source}.svg`);
  const file = resolve(ROOT, target);
  const { width: drawn } = await sharp(drawing).metadata();
  await mkdir(dirname(file), { recursive: true });
  await sharp(drawing, { density: (72 * width) / drawn })
    .resize({ width })
    .removeAlpha()
    .png({ palette: true, colours: 256, dither: 0, effort: 10 })
    .toFile(file);
  const { size } = await stat(file);
  if (size > budget * 1000)
    throw new Error(`${target} weighs ${size} bytes, more than its ${budget} kB: simplify ${source}.svg.`);
  return `${target}: ${(size / 1000).toFixed(1)} kB`;
}

/** Processes one picture after the other: this takes only a few seconds, and leaves the machine free for other work. */
async function main(): Promise<void> {
  for (const picture of PICTURES) console.log(await raster(picture));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
