/** `npm run build:frozen`: builds the site that most browser tests run on, if anything that it is built of has changed. */
import { buildFrozenSite } from "./frozen-site";

buildFrozenSite();
