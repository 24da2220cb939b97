import { join } from "node:path";

import type { GatsbyConfig } from "gatsby";

/** Pictures become File nodes, so that gatsby-transformer-sharp treats them as it does Contentful's. */
export default ({ directory }: { directory: string }): GatsbyConfig => ({
  plugins: [
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "images", path: join(directory, "images"), ignore: ["**/source/**"] },
    },
  ],
});
