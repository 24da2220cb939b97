import { Global } from "@emotion/react";
import { useEffect, useState } from "react";

import { secondaryButton } from "../components/Button";
import { printedAlone } from "./assembly.styles";

/** Prints the section alone. The page prints whole as soon as that is done. */
export function PrintButton({ label }: { label: string }) {
  const [printing, setPrinting] = useState(false);

  useEffect(() => {
    if (!printing) return undefined;
    const end = () => setPrinting(false);
    window.addEventListener("afterprint", end);
    window.print();
    return () => window.removeEventListener("afterprint", end);
  }, [printing]);

  return (
    <>
      {printing && <Global styles={printedAlone} />}
      <button type="button" onClick={() => setPrinting(true)} css={secondaryButton}>
        {label}
      </button>
    </>
  );
}
