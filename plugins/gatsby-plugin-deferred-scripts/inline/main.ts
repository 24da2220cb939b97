/** The inline script of each page. */
import type { StartData } from "../start-data";
import { keepFields } from "./keep-fields";
import { startLater } from "./start-later";

const data = document.getElementById("deferred-scripts")?.textContent;
const notice = document.getElementById("deferred-scripts-notice");
// `gatsby develop` starts the scripts itself, and writes no data.
if (data && notice) startLater(JSON.parse(data) as StartData, notice);
keepFields();
