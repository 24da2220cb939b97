import { textButton } from "../components/Button";
import { adviceOn, formatSize } from "./files";
import * as styles from "./files.styles";

interface FilesListProps {
  files: readonly File[];
  /** The extensions that the file picker offers. */
  accept: string;
  onRemove: (file: File) => void;
}

/** The chosen files: name, size, advice if it is large or of another kind, and a button that removes the file. */
export function FilesList({ files, accept, onRemove }: FilesListProps) {
  if (files.length === 0) return null;
  return (
    <ul aria-label="Fichiers choisis" css={styles.list}>
      {files.map((file, index) => (
        // The index, because two files can have the same name.
        <li key={`${index} ${file.name}`}>
          <div>
            <p>
              <span css={styles.fileName}>{file.name}</span>{" "}
              <span css={styles.size}>{formatSize(file.size)}</span>
            </p>
            {adviceOn(file, accept).map((advice) => (
              <p key={advice} css={styles.advice}>
                Ce fichier {advice}
              </p>
            ))}
          </div>
          <button
            type="button"
            aria-label={`Retirer ${file.name}`}
            onClick={() => onRemove(file)}
            css={textButton}
          >
            Retirer
          </button>
        </li>
      ))}
    </ul>
  );
}
