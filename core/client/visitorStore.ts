/** What a visitor's browser keeps for them. */

/**
 * Makes a store of texts by place, such as the path of a page. Where storage is blocked or full, what is
 * kept lasts as long as the page.
 */
export function createStore(open: () => Storage, prefix: string) {
  const kept = new Map<string, string>();
  return {
    read(place: string): string {
      try {
        return open().getItem(prefix + place) ?? '';
      } catch {
        return kept.get(place) ?? '';
      }
    },
    /** Saves a text; an empty one is removed. */
    write(place: string, text: string): void {
      try {
        if (text) {
          open().setItem(prefix + place, text);
        } else {
          open().removeItem(prefix + place);
        }
      } catch {
        kept.set(place, text);
      }
    },
    list(): string[] {
      try {
        const keys = Object.keys(open()).filter((key) => key.startsWith(prefix));
        return keys.map((key) => key.slice(prefix.length));
      } catch {
        return [...kept.keys()];
      }
    },
  };
}
