import type { BlockContent, Link, Paragraph, PhrasingContent } from 'mdast';
import type { Api } from '../../types';
import { toClassesTable } from './toClassesTable';
import { toCode, type Links } from './toCode';
import { toHeading } from './toHeading';
import { toHref } from './toHref';
import { toPhrasing } from './toPhrasing';
import { toPropsTable } from './toPropsTable';
import { toSlotsTable } from './toSlotsTable';

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
export function toSections(api: Api, root: string, links: Links): BlockContent[] {
  return [
    ...toProps(api, root, links),
    ...toInheritance(api, root),
    ...toThemeProps(api),
    ...(api.slots.length > 0 ? [toHeading(2, 'Slots'), toSlotsTable(api.slots, root, links)] : []),
    ...(api.classes.length > 0 ? toClasses(api, links) : []),
  ];
}
