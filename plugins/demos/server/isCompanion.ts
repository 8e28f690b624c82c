import { library } from '../../../library';

/** Whether a package is React or one that code of the library's readers is written with. */
export function isCompanion(name: string): boolean {
  return ['react', 'react-dom', ...library.companions].some((item) =>
    item.endsWith('*') ? name.startsWith(item.slice(0, -1)) : item === name,
  );
}
