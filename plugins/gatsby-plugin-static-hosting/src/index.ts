export { type Header, type HeaderRule, headersFile, REVALIDATED } from "./headers";
export type { StaticHostingOptions } from "./options";
export { compressSite } from "./published-files";
