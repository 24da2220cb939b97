import { settings, whitePaper } from "../../testing/frozen-content";
import { isWholePdf, takeFile } from "../downloads";
import type { Visitor } from "../visitor";
import { abortedLoad, type Flow } from "./flow";

/** Product specification, section 7. */
const FILE_NAME = "livre-blanc-efficacite-energetique-copropriete.pdf";

const takeDownload = (visitor: Visitor) => takeFile(visitor, FILE_NAME, isWholePdf);

const SAVED = `Le PDF est enregistré sous le nom ${FILE_NAME}.`;

export const download: Flow[] = [
  {
    name: "a click right after the page opens saves the PDF, and the second button works offline",
    async run(visitor) {
      await visitor.resize(1280);
      await visitor.open("/livre-blanc");
      await visitor.click("button", whitePaper.downloadButton);
      await visitor.reads(SAVED, "main [role=status]");
      await takeDownload(visitor);

      visitor.goOffline();
      await visitor.click("button", whitePaper.closingDownloadButton);
      await takeDownload(visitor);
    },
  },
  ...([/\.js$/, /\/component---/] as const).map((scripts) => ({
    name: `a page that was left before ${String(scripts)} had loaded works when the visitor returns`,
    expectedErrors: abortedLoad,
    async run(visitor: Visitor) {
      await visitor.resize(1280);
      // Before the page opens: its scripts are fetched as soon as it has loaded.
      visitor.holdBack(scripts);
      await visitor.open("/livre-blanc");
      await visitor.press("Tab");
      await visitor.isHeldBack();
      await visitor.click("link", settings.navReferences, "header nav");
      await visitor.isAt("/#references");
      visitor.holdBack();
      await visitor.back();
      await visitor.find("heading", whitePaper.title);
      await visitor.click("button", whitePaper.downloadButton);
      await visitor.reads(SAVED, "main [role=status]");
      await visitor.misses("button", "Recharger la page");
      await takeDownload(visitor);
    },
  })),
];
