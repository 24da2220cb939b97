/** The part of an address that tells pages apart. */
interface Place {
  pathname: string;
}

const positions = new Map<string, number>();

const keyOf = ({ pathname }: Place, key: string | null) => `${pathname}|${key ?? ""}`;

/**
 * Remembers where a visitor had scrolled, until the tab is left. It stands for Gatsby's module of the same shape, which
 * writes these positions into sessionStorage; this site leaves nothing on a visitor's machine.
 */
export class SessionStorage {
  /** @returns the remembered position in px; 0 when there is none. */
  read = (place: Place, key: string | null): number => positions.get(keyOf(place, key)) ?? 0;

  save = (place: Place, key: string | null, position: number): void => {
    positions.set(keyOf(place, key), position);
  };
}
