import type { BlockContent, ListItem } from 'mdast';
import { planNames } from '../../../../core/types';
import type { Api } from '../../types';
import { parseDescription } from './parseDescription';
import { toCode, type Links } from './toCode';
import { toDemoLink } from './toDemoLink';
import { toHeading } from './toHeading';
import { toMarks } from './toMarks';
import { toPhrasing } from './toPhrasing';

/** Makes what stands above the tables: package, deprecation, description, demos, import. */
export function toIntroduction(api: Api, root: string, links: Links): BlockContent[] {
  const plan = api.plan ? `, ${planNames[api.plan]}` : '';
  const code = toCode(api.package);
  const items = api.demos.map((demo): ListItem => {
    const children = [toDemoLink(demo, root)];
    return { type: 'listItem', spread: false, children: [{ type: 'paragraph', children }] };
  });
  const marks = toMarks({ ...api, plan: null }, links);
  return [
    toHeading(1, `${api.name} API`),
    { type: 'paragraph', children: toPhrasing(code, ` ${api.version}${plan}`) },
    ...(marks.length > 0 ? [{ type: 'blockquote', children: marks } as const] : []),
    ...parseDescription(api.description, links),
    ...(items.length > 0
      ? [toHeading(2, 'Demos'), { type: 'list', spread: false, children: items } as const]
      : []),
    toHeading(2, 'Import'),
    { type: 'code', lang: 'tsx', value: api.imports.join('\n// or\n') },
  ];
}
