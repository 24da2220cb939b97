import { setTimeout as sleep } from "node:timers/promises";

import { type Outcome, SiteCopy } from "../contentful/site-copy";
import { BuildProcess } from "./build-process";
import { EditedContent, type Edition, fields, type Mistake } from "./content-edits";
import { homePageData, startDevelop } from "./develop-server";
import type { Failure } from "./failures";
import { pagesOf, type Shown, shownBy, withEdition } from "./shown";
import { NO_SITE, SiteWatch } from "./site-watch";

const NOT_PUBLISHED = /Le site n’est pas publié ; la version précédente reste en place\./g;

/** A copy of the site that is edited and built several times. Every build is watched, and its site is compared. */
export class RebuiltSite {
  readonly site = new SiteCopy();
  readonly content = new EditedContent(this.site);
  private first: { edition: Edition; shown: Shown; pages: string[] } | undefined;

  /** The first build, which is cold. */
  async begin(): Promise<void> {
    this.expectGood(await new BuildProcess(this.site).outcome);
    this.first = { edition: this.content.edition, shown: shownBy(this.site), pages: pagesOf(this.site) };
  }

  /** Edits the content, and runs a build with a failure. */
  async buildWith(failure: Failure): Promise<void> {
    this.editSome();
    if (failure.kind === "mistake") await this.fail(failure.mistake);
    else if (failure.kind === "killed") await this.killBuild(failure);
    else await this.buildTwice(failure.mistake);
  }

  /** Edits the content and builds it: the site shows the current content. */
  async succeed(): Promise<void> {
    this.editSome();
    await this.watched(async () => {
      this.expectGood(await new BuildProcess(this.site).outcome);
    });
    this.expectCurrent();
  }

  /**
   * Kills a develop server while it starts, and another while it serves. Both use the site's folder. The next build puts the
   * site back, even if it fails.
   */
  async develop(): Promise<void> {
    const site = new SiteWatch(this.site).stop();
    const first = startDevelop(this.site);
    await first.printed("building schema");
    first.kill("all");
    await first.outcome;

    this.editSome();
    const second = startDevelop(this.site);
    await second.printed("You can now view");
    const data = await homePageData();
    for (const field of ["phone", "answer"] as const) expect(data).toContain(this.content.edition[field]);
    second.kill("all");
    await second.outcome;

    this.content.makeMistake("status");
    this.expectBad(await new BuildProcess(this.site).outcome);
    this.content.correct();
    expect(new SiteWatch(this.site).stop()).toBe(site);
  }

  /** Restores the content of the first build, and expects the same pages as from that cold build. */
  async returnToFirst(): Promise<void> {
    const first = this.needFirst();
    for (const field of fields) this.content.edit(field, first.edition[field]);
    this.expectGood(await new BuildProcess(this.site).outcome);
    expect(pagesOf(this.site)).toEqual(first.pages);
    expect(shownBy(this.site)).toEqual(first.shown);
  }

  /** Compares the site with a cold build of the same content in a new copy. */
  async compareWithCold(): Promise<void> {
    const cold = new SiteCopy();
    this.content.copyTo(cold);
    this.expectGood(await new BuildProcess(cold).outcome);
    expect(shownBy(this.site)).toEqual(shownBy(cold));
    expect(pagesOf(this.site)).toEqual(pagesOf(cold));
    cold.remove();
  }

  private async fail(mistake: Mistake): Promise<void> {
    this.content.makeMistake(mistake);
    await this.watched(async () => this.expectBad(await new BuildProcess(this.site).outcome), "unchanged");
    this.content.correct();
  }

  private async killBuild({ target, at }: Extract<Failure, { kind: "killed" }>): Promise<void> {
    await this.watched(async () => {
      const build = new BuildProcess(this.site);
      await (typeof at === "string" ? build.printed(at) : Promise.race([sleep(at), build.outcome]));
      build.kill(target);
      await build.outcome;
    });
  }

  /** The second build waits for the first, then builds the content as it is at that time. */
  private async buildTwice(mistake?: Mistake): Promise<void> {
    await this.watched(async (allow) => {
      if (mistake) this.content.makeMistake(mistake);
      const one = new BuildProcess(this.site);
      // At this point it has copied the content.
      await one.printed("load gatsby config");
      this.content.correct();
      this.editSome();
      const two = new BuildProcess(this.site);
      const first = await one.outcome;
      if (mistake) this.expectBad(first);
      else {
        this.expectGood(first);
        // The second build has only started, so this is the site of the first.
        allow();
      }
      const second = await two.outcome;
      this.expectGood(second);
      expect(second.output).toContain("est en cours dans ce dossier");
    });
    this.expectCurrent();
  }

  /**
   * Expects `public` to hold a complete site at any time during `act`: the one from before or the one from after.
   * @param act may call its argument to also allow the site of that moment.
   */
  private async watched(act: (allow: () => void) => Promise<void>, sites?: "unchanged"): Promise<void> {
    const watch = new SiteWatch(this.site);
    const before = watch.look();
    // The first build leaves a plain folder, which cannot become a link in one step.
    const allowed = watch.isLink() ? [before] : [before, NO_SITE];
    try {
      await act(() => allowed.push(watch.look()));
    } finally {
      watch.stop();
    }
    const after = watch.stop();
    if (sites === "unchanged") expect(after).toBe(before);
    expect([...watch.found].filter((digest) => ![...allowed, after].includes(digest))).toEqual([]);
  }

  private editSome(): void {
    for (const field of fields) this.content.edit(field);
  }

  private expectGood({ code, output }: Outcome): void {
    if (code !== 0) throw new Error(`A build of good content has failed.\n${output}`);
    expect(output).not.toMatch(NOT_PUBLISHED);
  }

  /** The output states once that the previous site stays. */
  private expectBad({ code, output }: Outcome): void {
    expect(code).not.toBe(0);
    expect(output.match(NOT_PUBLISHED)).toHaveLength(1);
  }

  private expectCurrent(): void {
    const { edition, shown } = this.needFirst();
    expect(shownBy(this.site)).toEqual(withEdition(shown, edition, this.content.edition));
  }

  private needFirst() {
    if (!this.first) throw new Error("Nothing has been built yet.");
    return this.first;
  }
}
