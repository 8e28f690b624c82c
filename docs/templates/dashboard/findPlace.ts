import { places, type Place } from './places';

/** The place with this id, wherever it is in the tree. */
export function findPlace(id: string | null, root: Place = places): Place | undefined {
  if (root.id === id) {
    return root;
  }
  return root.children?.map((child) => findPlace(id, child)).find(Boolean);
}
