import type { Visitor } from "./visitor";

/**
 * Does everything that the site must never do. Every browser has to report it: otherwise a test without complaints would prove
 * nothing.
 * @returns a part of the complaint about each action.
 */
export async function performForbiddenActions(visitor: Visitor): Promise<string[]> {
  await visitor.open("/");
  await visitor.inPage(() => {
    console.error("forbidden: an error on the console");
    document.cookie = "forbidden-cookie=1";
    sessionStorage.setItem("forbidden-session", "1");
    localStorage.setItem("forbidden-local", "1");
    indexedDB.open("forbidden-database");
    new Image().src = "http://forbidden.invalid/pixel.png";
  }, null);
  return [
    "console: forbidden: an error",
    "cookie: forbidden-cookie",
    "stored: forbidden-session",
    "stored: forbidden-local",
    "stored: forbidden-database",
    "forbidden.invalid/pixel.png",
  ];
}
