/** `npm run test:editing`: the tests pass with content that was changed as an editor would. */
import { testEditedSite } from "./editing/edited-site";
import { report } from "./test-runs";

void testEditedSite().then(report);
