/**
 * Returns what a demo is called in the playground's address: its name, or `data-grid-sorting-Name` where other
 * demos of the version have the same name.
 *
 * @param folder of its page, from the version's folder: `data-grid/sorting`
 */
export const toDemoId = (name: string, folder: string, isShared: boolean): string =>
  isShared ? `${folder.replaceAll('/', '-')}-${name}` : name;
