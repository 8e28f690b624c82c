/** Ejected from SearchMetadata 3.10.2: search is the site's own, no crawler asks for its tags. */
export default function SearchMetadata(): null {
  return null;
}
