/** `npm run test:editing`: the tests keep their word whatever editors write. */
import { testEditedSite } from "./editing/edited-site";
import { report } from "./test-runs";

void testEditedSite().then(report);
