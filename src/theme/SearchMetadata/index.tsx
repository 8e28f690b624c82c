/** Ejected from SearchMetadata 3.10.2: the site's own search needs none of its tags. */
export default function SearchMetadata(): null {
  return null;
}
