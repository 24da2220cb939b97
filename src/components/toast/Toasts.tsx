/** Toasts, which outlive a change of page. Their library, notistack, is fetched on demand. */
import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { flushSync } from "react-dom";

const fetchNotistack = () => import(/* webpackChunkName: "toast" */ "./notistack");

/** Fetches notistack before it is needed. A later call retries a failed fetch. */
export const prefetchToasts = () => void fetchNotistack().catch(() => undefined);

/** Sets the provider of the mounted `Toasts`, once notistack is fetched. */
let mountProvider: (Provider: ComponentType) => void = () => undefined;

/** Shows a toast on whatever page is open: a title and a text, as paragraphs. A lasting toast stays until it is closed. @throws (rejects) where notistack cannot be fetched. */
export async function showToast(message: ReactNode, isLasting = false): Promise<void> {
  const { ToastProvider, enqueue } = await fetchNotistack();
  flushSync(() => mountProvider(ToastProvider));
  enqueue(message, { persist: isLasting });
}

/** The site's one place of toasts: a live region, mounted before its first message. */
export function Toasts() {
  const [Provider, setProvider] = useState<ComponentType>();
  useEffect(() => {
    mountProvider = (Loaded) => setProvider(() => Loaded);
  }, []);
  return <div role="status">{Provider && <Provider />}</div>;
}
