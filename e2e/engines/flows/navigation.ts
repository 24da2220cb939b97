import { home, sections, settings, whitePaper } from "../../testing/frozen-content";
import { abortedLoad, type Flow } from "./flow";

export const navigation: Flow[] = [
  {
    name: "the header's links lead to their sections and become current, and Back returns",
    async run(visitor) {
      await visitor.resize(1280);
      await visitor.open("/");
      for (const { label, id } of sections) {
        await visitor.click("link", label, "header nav");
        await visitor.isAt(`/#${id}`);
        await visitor.landsOn(`#${id}`);
        await visitor.reads(label, "header [aria-current=true]");
      }
      await visitor.back();
      await visitor.isAt("/#faq");
      await visitor.reads(settings.navFaq, "header [aria-current=true]");
    },
  },
  {
    name: "leads to the white paper, to a section of the home page, and back twice",
    // The first click starts the scripts and leaves the page.
    expectedErrors: abortedLoad,
    async run(visitor) {
      await visitor.resize(1280);
      await visitor.open("/");
      await visitor.click("link", settings.navWhitePaper, "header nav");
      await visitor.isAt("/livre-blanc");
      await visitor.find("heading", whitePaper.title);
      await visitor.click("link", settings.navReferences, "header nav");
      await visitor.isAt("/#references");
      await visitor.landsOn("#references");
      await visitor.back();
      await visitor.isAt("/livre-blanc");
      await visitor.find("heading", whitePaper.title);
      await visitor.back();
      await visitor.isAt("/");
      await visitor.find("link", home.heroPrimaryButton, "#accueil");
    },
  },
  {
    name: `« ${whitePaper.closingContactButton} » of the white paper leads to the contact block of the same page`,
    async run(visitor) {
      await visitor.open("/livre-blanc");
      await visitor.click("link", whitePaper.closingContactButton);
      await visitor.isAt("/livre-blanc#contact");
      await visitor.landsOn("#contact");
    },
  },
];
