/**
 * A random UUID (RFC 9562, version 4). `crypto.randomUUID` exists only in secure contexts; over http there is
 * `getRandomValues`.
 */
export function newRequestId(): string {
  const available: Partial<Crypto> = crypto;
  const id = available.randomUUID?.();
  if (id) return id;
  const digits = [...crypto.getRandomValues(new Uint8Array(32))].map((byte, index) => {
    // The version, and the variant: one of 8, 9, a, b.
    if (index === 12) return "4";
    return (index === 16 ? (byte & 3) | 8 : byte & 15).toString(16);
  });
  return digits.join("").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
