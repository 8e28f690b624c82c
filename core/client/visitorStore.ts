/**
 * Makes a store of texts in the visitor's browser, by place, such as the path of a page. What the browser
 * doesn't keep, because its storage is blocked or full, lasts as long as the page.
 *
 * @param prefix what the keys of the store begin with
 */
export function createVisitorStore(open: () => Storage, prefix: string) {
  const unsaved = new Map<string, string>();
  return {
    /** Returns the text of a place; an empty one without any. */
    read(place: string): string {
      try {
        return unsaved.get(place) ?? open().getItem(prefix + place) ?? '';
      } catch {
        return '';
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
        unsaved.delete(place);
      } catch {
        unsaved.set(place, text);
      }
    },
    /** Returns the places that have a text. */
    list(): string[] {
      const places = new Set(unsaved.keys());
      try {
        const keys = Object.keys(open()).filter((key) => key.startsWith(prefix));
        keys.forEach((key) => places.add(key.slice(prefix.length)));
      } catch {
        // Blocked: there is nothing but what is unsaved.
      }
      return [...places].filter((place) => unsaved.get(place) !== '');
    },
  };
}
