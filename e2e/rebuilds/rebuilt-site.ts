import { setTimeout as sleep } from "node:timers/promises";

import { type Outcome, SiteCopy } from "../contentful/site-copy";
import { BuildProcess } from "./build-process";
import { EditedContent, type Edition, fields, type Slip } from "./content-edits";
import { homePageData, startDevelop } from "./develop-server";
import type { Mishap } from "./mishaps";
import { pagesOf, type Shown, shownBy, withEdition } from "./shown";
import { NO_SITE, SiteWatch } from "./site-watch";

const NOT_PUBLISHED = /Le site n’est pas publié ; la version précédente reste en place\./g;

/** A copy of the site that is edited and built again and again, every build of it watched and compared. */
export class RebuiltSite {
  readonly site = new SiteCopy();
  readonly content = new EditedContent(this.site);
  private first: { edition: Edition; shown: Shown; pages: string[] } | undefined;

  /** The first build, which is cold. */
  async begin(): Promise<void> {
    this.expectGood(await new BuildProcess(this.site).outcome);
    this.first = { edition: this.content.edition, shown: shownBy(this.site), pages: pagesOf(this.site) };
  }

  /** Changes something, and has a build go wrong. */
  async suffer(mishap: Mishap): Promise<void> {
    this.editSome();
    if (mishap.kind === "slip") await this.fail(mishap.slip);
    else if (mishap.kind === "killed") await this.beKilled(mishap);
    else await this.buildTwice(mishap.slip);
  }

  /** Changes something, and builds: everything shown is what the content says. */
  async succeed(): Promise<void> {
    this.editSome();
    await this.watched(async () => {
      this.expectGood(await new BuildProcess(this.site).outcome);
    });
    this.expectCurrent();
  }

  /** Kills a develop server while it starts, and another one at work. The site, which they have taken away, is back afterwards. */
  async develop(): Promise<void> {
    const site = new SiteWatch(this.site).stop();
    const first = startDevelop(this.site);
    await first.said("building schema");
    first.kill("all");
    await first.outcome;

    this.editSome();
    const second = startDevelop(this.site);
    await second.said("You can now view");
    const data = await homePageData();
    for (const field of ["phone", "answer"] as const) expect(data).toContain(this.content.edition[field]);
    second.kill("all");
    await second.outcome;

    this.content.slip("status");
    this.expectBad(await new BuildProcess(this.site).outcome);
    this.content.mend();
    expect(new SiteWatch(this.site).stop()).toBe(site);
  }

  /** Brings back what the first build was made from: page for page this is what the first, which was cold, has made of it. */
  async returnToFirst(): Promise<void> {
    const first = this.needFirst();
    for (const field of fields) this.content.edit(field, first.edition[field]);
    this.expectGood(await new BuildProcess(this.site).outcome);
    expect(pagesOf(this.site)).toEqual(first.pages);
    expect(shownBy(this.site)).toEqual(first.shown);
  }

  /** Compares what is in place with a build of the same content in a copy where none has been. */
  async compareWithCold(): Promise<void> {
    const cold = new SiteCopy();
    this.content.copyTo(cold);
    this.expectGood(await new BuildProcess(cold).outcome);
    expect(shownBy(this.site)).toEqual(shownBy(cold));
    expect(pagesOf(this.site)).toEqual(pagesOf(cold));
    cold.remove();
  }

  private async fail(slip: Slip): Promise<void> {
    this.content.slip(slip);
    await this.watched(async () => this.expectBad(await new BuildProcess(this.site).outcome), "unchanged");
    this.content.mend();
  }

  private async beKilled({ victim, at }: Extract<Mishap, { kind: "killed" }>): Promise<void> {
    await this.watched(async () => {
      const build = new BuildProcess(this.site);
      await (typeof at === "string" ? build.said(at) : Promise.race([sleep(at), build.outcome]));
      build.kill(victim);
      await build.outcome;
    });
  }

  /** The second waits, and builds what the content says once it has its turn. */
  private async buildTwice(slip?: Slip): Promise<void> {
    await this.watched(async (allow) => {
      if (slip) this.content.slip(slip);
      const one = new BuildProcess(this.site);
      // By then it has its copy of the content.
      await one.said("load gatsby config");
      this.content.mend();
      this.editSome();
      const two = new BuildProcess(this.site);
      const first = await one.outcome;
      if (slip) this.expectBad(first);
      else {
        this.expectGood(first);
        // The second build has only just begun, so this is the site of the first.
        allow();
      }
      const second = await two.outcome;
      this.expectGood(second);
      expect(second.output).toContain("est en cours dans ce dossier");
    });
    this.expectCurrent();
  }

  /**
   * While something happens, a host finds the site that was there before or the one that is there afterwards, whole.
   * @param act may allow the site that is there at that moment as well.
   */
  private async watched(act: (allow: () => void) => Promise<void>, sites?: "unchanged"): Promise<void> {
    const watch = new SiteWatch(this.site);
    const before = watch.look();
    // A plain folder, which is what the first build leaves, cannot become a link in one step.
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

  /** Says once that the site before stays. */
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
