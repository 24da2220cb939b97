import { type RefObject, useEffect } from "react";

/**
 * Accepts files dropped anywhere on the form, and ignores them elsewhere on the page. By default, the browser would open such a file
 * in place of the page, and what was typed would be lost.
 */
export function useFileDrop(input: RefObject<HTMLInputElement | null>, onFiles: (files: FileList) => void) {
  useEffect(() => {
    const listening = new AbortController();
    const handle = (event: DragEvent) => {
      const { dataTransfer, target } = event;
      // The field handles a drop by itself, also before hydration.
      if (!dataTransfer?.types.includes("Files") || target === input.current) return;
      event.preventDefault();
      const inForm = target instanceof Node && input.current?.form?.contains(target);
      if (!inForm) dataTransfer.dropEffect = "none";
      else if (event.type === "drop") onFiles(dataTransfer.files);
    };
    window.addEventListener("dragover", handle, listening);
    window.addEventListener("drop", handle, listening);
    return () => listening.abort();
  }, [input, onFiles]);
}
