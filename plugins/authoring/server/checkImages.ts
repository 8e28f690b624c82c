import path from 'node:path';
import type { PageText } from './pageText';

/**
 * Returns which images of a page are not there; addresses of other sites are not asked.
 *
 * @param exists whether there is a file, from the project's folder
 */
export function checkImages(
  { file, englishFile, images }: Pick<PageText, 'file' | 'englishFile' | 'images'>,
  exists: (file: string) => boolean,
): string[] {
  return images
    .filter(({ url }) => !/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url))
    .flatMap(({ url, line }) => {
      const name = decodeURI(url.replace(/[?#].*$/, ''));
      const beside = (page: string) => path.posix.join(path.posix.dirname(page), name);
      const places = name.startsWith('/') ? [`static${name}`] : [beside(file), beside(englishFile)];
      return places.some(exists)
        ? []
        : [
            `${file}:${line}: there is no image ${url}. Put the file at ${places[0]}, or mend its name.`,
          ];
    });
}
