/** The part of an address that identifies a page. */
interface Place {
  pathname: string;
}

const positions = new Map<string, number>();

const keyOf = ({ pathname }: Place, key: string | null) => `${pathname}|${key ?? ""}`;

/**
 * Keeps scroll positions in memory until the page is reloaded or closed. It replaces Gatsby's class of the same name, which
 * writes them into sessionStorage: this site stores nothing on a visitor's machine.
 */
export class SessionStorage {
  /** @returns the saved position in px; 0 when there is none. */
  read = (place: Place, key: string | null): number => positions.get(keyOf(place, key)) ?? 0;

  save = (place: Place, key: string | null, position: number): void => {
    positions.set(keyOf(place, key), position);
  };
}
