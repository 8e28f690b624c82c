/** A run of escapes, which may be one character, or a `%` that begins none. */
const escapes = /(?:%[\da-f]{2})+|%/gi;

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Escapes the `%` of what can't be decoded, and nothing else: `#50%` is `#50%25`, and `caf%E9`, which is
 * no UTF-8, is `caf%25E9`.
 */
export function repairEscapes(text: string): string {
  return text.replace(escapes, (run) => (isDecodable(run) ? run : run.replaceAll('%', '%25')));
}

/** Decodes a part of an address; what can't be decoded stays as it is. */
export function decodeText(text: string): string {
  return decodeURIComponent(repairEscapes(text));
}

/** Returns an address that was made of a file's name as it is on disk: `größe 50%.png` is `gr%C3%B6%C3%9Fe%2050%25.png`. */
export function toAddress(text: string): string {
  return repairEscapes(text).replace(/[^!-~]+/gu, encodeURIComponent);
}
