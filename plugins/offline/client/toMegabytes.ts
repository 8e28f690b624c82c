/** Returns a size as a reader knows it: `9.1 MB`. */
export const toMegabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
