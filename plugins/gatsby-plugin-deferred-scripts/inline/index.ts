import { keepFields } from "./keep-fields";
import { type StartData, startLater } from "./start-later";

const notice = document.getElementById("deferred-scripts-notice");
const data = document.getElementById("deferred-scripts")?.textContent;
// `gatsby develop` starts the scripts itself, and writes no data.
if (notice && data) startLater(JSON.parse(data) as StartData, notice);
keepFields();
