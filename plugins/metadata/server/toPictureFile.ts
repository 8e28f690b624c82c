/** Returns where the picture of a page is, from the top of a build: `og/react-charts.png`. */
export function toPictureFile(slug: string): string {
  return `og${slug === '/' ? '/index' : slug}.png`;
}
