import { categories, type Category } from './categories';

/** The category with this id, wherever it is in the tree. */
export function findCategory(id: string | null, list = categories): Category | undefined {
  return (
    list.find((category) => category.id === id) ??
    list.map(({ children }) => children && findCategory(id, children)).find(Boolean)
  );
}
