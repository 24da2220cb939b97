import { css as serialize, type SerializedStyles } from "@emotion/react";

/**
 * emotion's `css`, which serialises the styles when they are first used. emotion does so at the call, for all styles of a module in
 * one task: a slow phone could not answer an interaction meanwhile. React uses them while it hydrates, in short tasks.
 */
export const css: (...styles: Parameters<typeof serialize>) => SerializedStyles = (...styles) => {
  let serialized: SerializedStyles | undefined;
  const read = () => (serialized ??= serialize(...styles));
  return {
    get name() {
      return read().name;
    },
    get styles() {
      return read().styles;
    },
  };
};
