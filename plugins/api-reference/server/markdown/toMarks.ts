import type { BlockContent, PhrasingContent } from 'mdast';
import { planNames } from '../../../../core/types';
import type { ApiProp } from '../../types';
import { parseDescription } from './parseDescription';
import type { Links } from './toCode';
import { toPhrasing } from './toPhrasing';

type Marked = Partial<Pick<ApiProp, 'required' | 'plan' | 'since' | 'removedIn'>> &
  Pick<ApiProp, 'deprecated' | 'deprecatedSince'>;

/** Says in words what is marked on the page: required, a paid plan, deprecated, since when. */
export function toMarks(
  { required, plan, since, deprecated, deprecatedSince, removedIn }: Marked,
  links: Links,
): BlockContent[] {
  const words = [
    required ? 'Required.' : '',
    plan ? `${planNames[plan]}.` : '',
    since ? `Since ${since}.` : '',
    removedIn ? `Removed in ${removedIn}.` : '',
  ].filter(Boolean);
  const marks: PhrasingContent[] = words.length > 0 ? toPhrasing(words.join(' ')) : [];
  const blocks: BlockContent[] = [];
  if (marks.length > 0) {
    blocks.push({ type: 'paragraph', children: [{ type: 'strong', children: marks }] });
  }
  if (deprecated !== null) {
    const title = deprecatedSince ? `Deprecated since ${deprecatedSince}.` : 'Deprecated.';
    const [first, ...rest] = parseDescription(deprecated, links);
    const strong = { type: 'strong', children: toPhrasing(title) } as const;
    const own = first?.type === 'paragraph' ? toPhrasing(' ', ...first.children) : [];
    blocks.push({ type: 'paragraph', children: [strong, ...own] });
    blocks.push(...(first && first.type !== 'paragraph' ? [first] : []), ...rest);
  }
  return blocks;
}
