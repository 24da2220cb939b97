import { type RefObject, useEffect } from "react";

/**
 * Takes files dropped anywhere on the form, as the file field itself does. A file dropped beside the field, even beside the
 * form, would otherwise replace the page, and with it what was typed.
 */
export function useFileDrop(input: RefObject<HTMLInputElement | null>, onFiles: (files: FileList) => void) {
  useEffect(() => {
    const listening = new AbortController();
    const handle = (event: DragEvent) => {
      const { dataTransfer, target } = event;
      // The field does its own work, before the page's scripts too.
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
