/** Replaces the banner about a wrong base path. */
export default function NoBanner(): null {
  return null;
}
