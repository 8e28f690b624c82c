/** How much the scope adds to the weight of a selector. */
export type ScopeWeight = 'none' | 'one' | 'most';

/** What stands for the page in a reader's own app, at the start of a selector. */
const page = /^(?::root|:host|html|body)(?![\w-])(?:\s+body(?![\w-]))?/;

/** Where a pseudo-element starts: `:where()` cannot hold one. */
const pseudoElement = /::|:(?:before|after|first-line|first-letter)(?![\w-])/;

/**
 * Returns a selector that reaches only what is in a demo's frame; the page's own selectors
 * (`:root`, `html`, `body`) become the frame.
 *
 * @param frame selector of the frame
 * @param weight `none` takes all weight away, `one` adds the frame's, `most` wins over every
 *   selector without an id, and still not over inline styles
 */
export function toScopedSelector(frame: string, selector: string, weight: ScopeWeight): string {
  const isPage = page.test(selector);
  const rest = isPage ? selector.replace(page, '') : ` ${selector}`;
  if (weight !== 'none') {
    return `${frame}${weight === 'most' ? ':not(#_)' : ''}${rest}`;
  }
  const end = pseudoElement.exec(rest)?.index ?? rest.length;
  const element = rest.slice(0, end) === ' ' ? ' *' : rest.slice(0, end);
  return `:where(${frame}${element})${rest.slice(end)}`;
}
