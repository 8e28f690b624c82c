import type { BlockContent, ListItem, Paragraph } from 'mdast';
import { formatSize } from '../../../../core/formatSize';
import { planNames } from '../../../../core/types';
import { renderMarkdown } from '../../../../core/server/mdx';
import type { Api } from '../../types';
import {
  type Links,
  parseDescription,
  toCode,
  toHeading,
  toHref,
  toLink,
  toParagraph,
} from './phrasing';
import { toClassesTable, toMarks, toPropsTable, toSlotsTable } from './tables';

/** Title, package, deprecation, description, demos, import. */
function toIntroduction(api: Api, root: string, links: Links): BlockContent[] {
  const plan = api.plan ? `, ${planNames[api.plan]}` : '';
  const size = api.size === undefined ? '' : `, ${formatSize(api.size)} gzipped`;
  const marks = toMarks({ ...api, plan: null }, links);
  const demos = api.demos.map(({ title, path }): ListItem => {
    const children = [toParagraph(toLink(toHref(root, path), title))];
    return { type: 'listItem', spread: false, children };
  });
  return [
    toHeading(1, `${api.fullName ?? api.name} API`),
    toParagraph(toCode(api.package), ` ${api.version}${plan}${size}`),
    ...(marks.length > 0 ? [{ type: 'blockquote', children: marks } as const] : []),
    ...parseDescription(api.description, links),
    ...(demos.length > 0
      ? [toHeading(2, 'Demos'), { type: 'list', spread: false, children: demos } as const]
      : []),
    toHeading(2, 'Import'),
    { type: 'code', lang: 'tsx', value: api.imports.join('\n// or\n') },
  ];
}

function toRefLine(ref: string | null, links: Links): Paragraph {
  if (ref === null) {
    return toParagraph("It doesn't accept a ", toCode('ref'), '.');
  }
  const target = ref === 'unknown' ? 'the root element' : toCode(ref, links);
  return toParagraph('Its ', toCode('ref'), ' is forwarded to ', target, '.');
}

function toProps({ kind, props, ref }: Api, root: string, links: Links): BlockContent[] {
  const isComponent = kind === 'component';
  const title = isComponent ? 'Props' : 'Properties';
  const own = props.filter(({ group }) => group === undefined);
  const groups = new Set(props.flatMap(({ group = [] }) => group));
  return [
    toHeading(2, title),
    own.length > 0
      ? toPropsTable(own, root, links)
      : toParagraph(
          props.length > 0
            ? `It shares all its ${title.toLowerCase()}.`
            : `It has no ${title.toLowerCase()}.`,
        ),
    ...[...groups].map((group) => {
      const names = props.filter((prop) => prop.group === group).map(({ name }) => toCode(name));
      const list = names.flatMap((name, index) => (index > 0 ? [', ', name] : [name]));
      return toParagraph(`And ${names.length} ${group}: `, ...list, '.');
    }),
    ...(isComponent ? [toRefLine(ref, links)] : []),
  ];
}

function toInheritance({ inheritance }: Api, root: string): BlockContent[] {
  if (!inheritance) {
    return [];
  }
  const link = toLink(toHref(root, inheritance.href), toCode(inheritance.name));
  return [toHeading(3, 'Inheritance'), toParagraph('It also accepts the props of ', link, '.')];
}

function toThemeProps({ themeName, hasThemeDefaultProps }: Api): BlockContent[] {
  if (themeName === null || !hasThemeDefaultProps) {
    return [];
  }
  const place = toCode(`components.${themeName}.defaultProps`);
  return [
    toHeading(3, 'Theme default props'),
    toParagraph('Set its default props in the theme, under ', place, '.'),
  ];
}

function toClasses({ classes, themeName }: Api, links: Links): BlockContent[] {
  const place = toCode(`components.${themeName}.styleOverrides`);
  return [
    toHeading(2, 'CSS classes'),
    toClassesTable(classes, links),
    themeName === null
      ? toParagraph('Change styles by class name in CSS.')
      : toParagraph(
          'Change styles by class name in CSS, or by rule name in the theme, under ',
          place,
          '.',
        ),
  ];
}

/**
 * Returns a page of the reference as GitHub-flavored Markdown. Its links are absolute and lead to the
 * Markdown of pages, so a copy of it can be read anywhere.
 *
 * @param root address of the version, without a trailing slash: `https://docs.example.com/x/v7`
 * @param links pages of the reference by name, from `toApiLinks`
 */
export function renderApiMarkdown(
  api: Api,
  root: string,
  links: ReadonlyMap<string, string> = new Map(),
): string {
  const addresses = new Map([...links].map(([name, slug]) => [name, toHref(root, slug)]));
  addresses.delete(api.name);
  return renderMarkdown({
    type: 'root',
    children: [
      ...toIntroduction(api, root, addresses),
      ...toProps(api, root, addresses),
      ...toInheritance(api, root),
      ...toThemeProps(api),
      ...(api.slots.length > 0
        ? [toHeading(2, 'Slots'), toSlotsTable(api.slots, root, addresses)]
        : []),
      ...(api.classes.length > 0 ? toClasses(api, addresses) : []),
    ],
  });
}
