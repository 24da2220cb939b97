/** Prints how long the white paper of the local content takes to make, and its size: `npm run bench:pdf`. */
import { createWhitePaper } from "../src/white-paper/pdf/create-white-paper";
import { readFonts, readShippedContent } from "../src/white-paper/pdf/testing/shipped-content";

const RUNS = 20;

function bench(): void {
  const [content, fonts] = [readShippedContent(), readFonts()];
  let size = 0;
  const times = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    size = createWhitePaper(content, fonts).size;
    return performance.now() - start;
  });
  const [first = 0] = times;
  const median = times.toSorted((one, other) => one - other)[RUNS / 2] ?? 0;
  // A visitor makes the PDF once, with cold code: the first run is the one to watch.
  console.log(
    `First: ${first.toFixed(0)} ms. Median of ${RUNS}: ${median.toFixed(0)} ms. Size: ${size} bytes.`,
  );
}

bench();
