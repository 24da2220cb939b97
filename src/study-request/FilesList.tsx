import { textButton } from "../components/Button";
import { exceedsLimit, formatSize, limitAdvice } from "./files";
import * as styles from "./files.styles";

interface FilesListProps {
  files: readonly File[];
  onRemove: (file: File) => void;
}

/** The chosen files: name, size, advice if it is above the stated limit, and a button that removes the file. */
export function FilesList({ files, onRemove }: FilesListProps) {
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
            {exceedsLimit(file) && <p css={styles.advice}>Ce fichier {limitAdvice}</p>}
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
