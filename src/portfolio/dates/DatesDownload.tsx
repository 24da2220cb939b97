import { secondaryButton } from "../../components/Button";
import { DownloadButton, type DownloadButtonProps } from "../../components/download/DownloadButton";

interface DatesDownloadProps extends Pick<DownloadButtonProps, "label" | "madeOf"> {
  /** The file's name. */
  name: string;
  make: () => Blob;
}

/** Downloads the dates of all contracts as a file. */
export const DatesDownload = ({ label, madeOf, name, make }: DatesDownloadProps) => (
  <DownloadButton
    label={label}
    madeOf={madeOf}
    look={secondaryButton}
    make={() => ({ file: make(), name })}
    busy="Préparation du fichier…"
    ordered={() => `Le téléchargement est lancé. Le fichier s’appelle ${name}.`}
    failed="Le fichier n’a pas pu être enregistré. Réessayez."
  />
);
