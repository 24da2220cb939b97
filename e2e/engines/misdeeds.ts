import type { Visitor } from "./visitor";

/**
 * Does what the site must never do. Every browser has to notice: else « nothing was noticed » would prove nothing.
 * @returns what a complaint about each of them says.
 */
export async function commitMisdeeds(visitor: Visitor): Promise<string[]> {
  await visitor.open("/");
  await visitor.inPage(() => {
    console.error("misdeed: an error on the console");
    document.cookie = "misdeed-cookie=1";
    sessionStorage.setItem("misdeed-session", "1");
    localStorage.setItem("misdeed-local", "1");
    indexedDB.open("misdeed-database");
    new Image().src = "http://misdeed.invalid/pixel.png";
  }, null);
  return [
    "console: misdeed: an error",
    "cookie: misdeed-cookie",
    "left behind: misdeed-session",
    "left behind: misdeed-local",
    "left behind: misdeed-database",
    "misdeed.invalid/pixel.png",
  ];
}
