import { home } from "../../testing/frozen-content";
import type { Flow } from "./flow";

export const notFound: Flow[] = [
  {
    name: "an unknown address gets the product's 404 texts, the console is told, and there is a way home",
    // The browser's own line on the page's status 404, and the product's.
    expectedErrors: /404 \(|404 Error: .*\/nulle-part/,
    async run(visitor) {
      await visitor.resize(1280);
      await visitor.open("/nulle-part");
      await visitor.find("heading", "404");
      await visitor.reads("Oops! Page not found", "main [lang=en]");
      await visitor.hasConsoleError("/nulle-part");
      await visitor.click("link", "Return to Home");
      await visitor.isAt("/");
      await visitor.find("link", home.heroSecondaryButton, "#accueil");
    },
  },
];
