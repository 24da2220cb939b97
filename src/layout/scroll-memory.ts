/** The part of an address that tells pages apart. */
interface Place {
  pathname: string;
}

const keyOf = ({ pathname }: Place, key: string | null) => `${pathname}|${key ?? ""}`;

/**
 * Remembers where a visitor had scrolled, until the tab is left. It stands for Gatsby's module of the same shape, which
 * writes these positions into sessionStorage; this site leaves nothing on a visitor's machine.
 */
export class SessionStorage {
  readonly #positions = new Map<string, number>();

  /** @returns the remembered position in px; 0 when there is none. */
  read(place: Place, key: string | null): number {
    return this.#positions.get(keyOf(place, key)) ?? 0;
  }

  save(place: Place, key: string | null, position: number): void {
    this.#positions.set(keyOf(place, key), position);
  }
}
