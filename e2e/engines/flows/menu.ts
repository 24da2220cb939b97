import { settings } from "../../testing/frozen-content";
import type { Flow } from "./flow";

const { navFaq } = settings;

export const menu: Flow[] = [
  {
    name: "on a phone the menu opens, closes on Escape, on a click outside and after a choice",
    async run(visitor) {
      await visitor.resize(375);
      await visitor.open("/");
      await visitor.misses("link", navFaq, "header");
      await visitor.click("button", "Menu", "header");
      await visitor.find("link", navFaq, "header");

      // Press again, as a person would, if the page's scripts were still loading.
      await visitor.pressUntilMissing("Escape", "link", navFaq, "header");
      await visitor.landsOn("header summary");

      await visitor.press("Enter");
      await visitor.find("link", navFaq, "header");
      await visitor.clickAt("#services h2");
      await visitor.misses("link", navFaq, "header");

      await visitor.click("button", "Menu", "header");
      await visitor.click("link", navFaq, "header");
      await visitor.isAt("/#faq");
      await visitor.landsOn("#faq");
      await visitor.misses("link", navFaq, "header");
    },
  },
];
