export { compressSite } from "./compress";
export { type Header, type HeaderRule, REVALIDATED } from "./headers";
export { headersFile } from "./headers-file";
export type { StaticHostingOptions } from "./options";
