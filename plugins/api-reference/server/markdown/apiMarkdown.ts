import type { BlockContent, Link, ListItem, Paragraph, PhrasingContent, Root } from 'mdast';
import { renderMarkdown } from '../../../../core/server/mdx';
import { planNames } from '../../../../core/types';
import type { Api } from '../../types';
import {
  type Links,
  parseDescription,
  toCode,
  toDemoLink,
  toHeading,
  toHref,
  toPhrasing,
} from './phrasing';
import { toClassesTable, toMarks, toPropsTable, toSlotsTable } from './tables';

/** Makes what stands above the tables: package, deprecation, description, demos, import. */
function toIntroduction(api: Api, root: string, links: Links): BlockContent[] {
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

const toSentence = (...parts: (string | PhrasingContent)[]): Paragraph => ({
  type: 'paragraph',
  children: toPhrasing(...parts),
});

function toProps(api: Api, root: string, links: Links): BlockContent[] {
  const isComponent = api.kind === 'component';
  const title = isComponent ? 'Props' : 'Properties';
  return [
    toHeading(2, title),
    api.props.length > 0
      ? toPropsTable(api.props, root, links)
      : toSentence(isComponent ? 'It has no props of its own.' : 'It has no properties.'),
    ...(isComponent
      ? [
          api.ref === null
            ? toSentence('It takes no ', toCode('ref'), '.')
            : api.ref === 'unknown'
              ? toSentence('A ', toCode('ref'), ' gets the root element.')
              : toSentence('A ', toCode('ref'), ' gets: ', toCode(api.ref, links), '.'),
        ]
      : []),
  ];
}

function toInheritance(api: Api, root: string): BlockContent[] {
  if (!api.inheritance) {
    return [];
  }
  const { name, href } = api.inheritance;
  const url = toHref(root, href);
  const link: Link = { type: 'link', url, children: [{ type: 'inlineCode', value: name }] };
  return [toHeading(3, 'Inheritance'), toSentence('It also takes the props of ', link, '.')];
}

function toThemeProps({ themeName, hasThemeDefaultProps }: Api): BlockContent[] {
  if (themeName === null || !hasThemeDefaultProps) {
    return [];
  }
  const place = toCode(`components.${themeName}.defaultProps`);
  return [
    toHeading(3, 'Theme default props'),
    toSentence('The theme sets default props under ', place, '.'),
  ];
}

function toClasses({ classes, themeName }: Api, links: Links): BlockContent[] {
  const place = toCode(`components.${themeName}.styleOverrides`);
  return [
    toHeading(2, 'CSS classes'),
    toClassesTable(classes, links),
    themeName === null
      ? toSentence('Change the styles by a class name, in a style sheet.')
      : toSentence(
          'Change the styles by a class name, in a style sheet, or by a rule name, in the theme under ',
          place,
          '.',
        ),
  ];
}

/** Makes the tables of a page, with what is said below them; props are never left out. */
function toSections(api: Api, root: string, links: Links): BlockContent[] {
  return [
    ...toProps(api, root, links),
    ...toInheritance(api, root),
    ...toThemeProps(api),
    ...(api.slots.length > 0 ? [toHeading(2, 'Slots'), toSlotsTable(api.slots, root, links)] : []),
    ...(api.classes.length > 0 ? toClasses(api, links) : []),
  ];
}

/**
 * Returns a page of the reference as GitHub-flavored Markdown. Its links are
 * absolute and lead to the Markdown of pages: a copy of it can be read anywhere.
 *
 * @param root address of the version, without a trailing slash: `https://docs.example.com/x/v7`
 * @param links pages of the reference by name, as `toApiLinks` gives them
 */
export function renderApiMarkdown(
  api: Api,
  root: string,
  links: ReadonlyMap<string, string> = new Map(),
): string {
  const addresses = new Map([...links].map(([name, slug]) => [name, toHref(root, slug)]));
  addresses.delete(api.name);
  const tree: Root = {
    type: 'root',
    children: [...toIntroduction(api, root, addresses), ...toSections(api, root, addresses)],
  };
  return renderMarkdown(tree);
}
