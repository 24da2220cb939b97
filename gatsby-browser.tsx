export { wrapRootElement } from "./src/components/layout/root";
export { onInitialClientRender } from "./src/navigation/announcer";
export { onPreRouteUpdate, onRouteUpdate } from "./src/navigation/router";
