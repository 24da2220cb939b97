import { keepFields } from "./keep-fields";
import { type InlineOptions, type StartData, startLater } from "./start-later";

/** What runs at once in each page. */
export function run(options: InlineOptions): void {
  const data = document.getElementById("deferred-scripts")?.textContent;
  const notice = document.getElementById("deferred-scripts-notice");
  // `gatsby develop` starts the scripts itself, and writes no data.
  if (data && notice) startLater(JSON.parse(data) as StartData, notice, options);
  keepFields(options.keep);
}
