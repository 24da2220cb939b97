import { brokenOff, type Flow } from "./flow";

const sections = {
  Accueil: "accueil",
  "Nos services": "services",
  "Pourquoi nous choisir": "avantages",
  Références: "references",
  FAQ: "faq",
  Contact: "contact",
};

export const navigation: Flow[] = [
  {
    name: "the header's links lead to their sections, which are then marked, and Back returns",
    async run(visitor) {
      await visitor.resize(1280);
      await visitor.open("/");
      for (const [label, id] of Object.entries(sections)) {
        await visitor.click("link", label, "header nav");
        await visitor.isAt(`/#${id}`);
        await visitor.landsOn(`#${id}`);
        await visitor.reads(label, "header [aria-current=true]");
      }
      await visitor.back();
      await visitor.isAt("/#faq");
      await visitor.reads("FAQ", "header [aria-current=true]");
    },
  },
  {
    name: "to the white paper, from there to a section of the home page, and back twice",
    // The first press starts the scripts, and leads away.
    expectedErrors: brokenOff,
    async run(visitor) {
      await visitor.resize(1280);
      await visitor.open("/");
      await visitor.click("link", "Livre blanc", "header nav");
      await visitor.isAt("/livre-blanc");
      await visitor.find("heading", "Livre Blanc");
      await visitor.click("link", "Références", "header nav");
      await visitor.isAt("/#references");
      await visitor.landsOn("#references");
      await visitor.back();
      await visitor.isAt("/livre-blanc");
      await visitor.find("heading", "Livre Blanc");
      await visitor.back();
      await visitor.isAt("/");
      await visitor.find("link", "Demande d'étude gratuite", "#accueil");
    },
  },
  {
    name: "« Nous Contacter » of the white paper leads to the contact block of the same page",
    async run(visitor) {
      await visitor.open("/livre-blanc");
      await visitor.click("link", "Nous Contacter");
      await visitor.isAt("/livre-blanc#contact");
      await visitor.landsOn("#contact");
    },
  },
];
