import type { DrawnElement } from './readIslandStyles';

/** How many differences are worth reading. */
const shown = 10;

/** Returns how two drawings of the same demo differ. */
export function compareStyles(
  onPage: readonly DrawnElement[],
  alone: readonly DrawnElement[],
): string[] {
  if (onPage.length !== alone.length) {
    return [`${onPage.length} elements on the page, ${alone.length} alone`];
  }
  const differences = onPage.flatMap(({ name, style }, index) => {
    const other = alone[index]?.style ?? {};
    return Object.keys({ ...style, ...other })
      .filter((property) => style[property] !== other[property])
      .map((property) => `${name} ${property}: ${style[property]}, alone ${other[property]}`);
  });
  const more = differences.length - shown;
  return [...differences.slice(0, shown), ...(more > 0 ? [`and ${more} more`] : [])];
}
