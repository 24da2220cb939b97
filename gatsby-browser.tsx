// Gatsby calls each of these exports by its name:
// https://www.gatsbyjs.com/docs/reference/config-files/gatsby-browser/
export { wrapRootElement } from "./src/components/layout/root";
export { onInitialClientRender } from "./src/navigation/announcer";
export { onPreRouteUpdate, onRouteUpdate } from "./src/navigation/router";
