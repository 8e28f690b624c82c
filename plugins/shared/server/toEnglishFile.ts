/**
 * Returns the English file of a translated page, beside which its demos are; an English page is its own.
 *
 * @param file absolute path, or one from the project's folder
 */
export function toEnglishFile(file: string): string {
  return file.replace(
    /\bi18n[\\/][^\\/]+[\\/]docusaurus-plugin-content-docs[\\/](current|version-[^\\/]+)(?=[\\/])/,
    (_match, folder: string) => (folder === 'current' ? 'docs' : `versioned_docs/${folder}`),
  );
}
