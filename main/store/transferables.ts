/** Bytes are handed over, not copied; those that share their memory with others (Node's pool) have to be copied. */
export function transferablesOf(values: readonly unknown[]): ArrayBuffer[] {
  return values.flatMap((value) =>
    value instanceof Uint8Array &&
    !Buffer.isBuffer(value) &&
    value.buffer instanceof ArrayBuffer &&
    value.byteLength === value.buffer.byteLength
      ? [value.buffer]
      : [],
  );
}
