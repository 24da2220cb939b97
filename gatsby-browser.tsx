export { wrapRootElement } from "./src/components/layout/ErrorBoundary";
export {
  onInitialClientRender,
  onPreRouteUpdate,
  onRouteUpdate,
  shouldUpdateScroll,
} from "./src/navigation/router";
