/** Prints how long the white paper of the local content takes to make, and its size: `npm run bench:pdf`. */
import { createWhitePaper } from "../src/pdf/guide/create-white-paper";
import { readFonts, readShippedContent } from "../src/pdf/guide/testing/shipped-content";

const RUNS = 20;

function bench(): void {
  const [content, fonts] = [readShippedContent(), readFonts()];
  let size = 0;
  const runs = Array.from({ length: RUNS }, () => {
    const [start, cpu] = [performance.now(), process.cpuUsage()];
    size = createWhitePaper(content, fonts).size;
    const { user, system } = process.cpuUsage(cpu);
    return { time: performance.now() - start, cpu: (user + system) / 1000 };
  });
  const report = (name: string, { time, cpu }: { time: number; cpu: number }) =>
    console.log(`${name}: ${time.toFixed(0)} ms (processor ${cpu.toFixed(0)} ms)`);
  // A visitor makes the PDF once, with cold code, so the first run matters most.
  const [first] = runs;
  const median = runs.toSorted((one, other) => one.time - other.time)[RUNS / 2];
  if (first) report("First", first);
  if (median) report(`Median of ${RUNS}`, median);
  console.log(`Size: ${size} bytes`);
}

bench();
