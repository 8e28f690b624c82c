/** Returns text without the marks of accents. */
export const stripAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');
