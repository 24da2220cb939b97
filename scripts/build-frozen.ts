/** `npm run build:frozen`: builds the site that most browser tests run on, if its sources have changed. */
import { buildFrozenSite } from "./frozen-site";

buildFrozenSite();
