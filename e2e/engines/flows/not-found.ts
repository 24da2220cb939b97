import { home } from "../../testing/frozen-content";
import type { Flow } from "./flow";

export const notFound: Flow[] = [
  {
    name: "an unknown address shows the 404 texts, logs an error and links to the home page",
    // The browser's own message about the status 404, and that of the site.
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
