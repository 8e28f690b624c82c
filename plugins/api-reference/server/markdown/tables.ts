import type { BlockContent, Paragraph, PhrasingContent, Table } from 'mdast';
import { planNames } from '../../../../core/types';
import type {
  Api,
  ApiClass,
  ApiDemo,
  ApiParameter,
  ApiProp,
  ApiSignature,
  ApiSlot,
} from '../../types';
import {
  type Links,
  parseDescription,
  toCell,
  toCode,
  toHref,
  toLink,
  toParagraph,
  toPhrasing,
  toTable,
} from './phrasing';

type Marked = Partial<Pick<ApiProp, 'required' | 'plan' | 'since' | 'removedIn'>> &
  Pick<Partial<Api>, 'knownSince'> &
  Pick<ApiProp, 'deprecated' | 'deprecatedSince'>;

/** Puts the marks of a page into words: required, a paid plan, deprecated, since when. */
export function toMarks(
  { required, plan, since, knownSince, deprecated, deprecatedSince, removedIn }: Marked,
  links: Links,
): BlockContent[] {
  const toStrong = (text: string) => ({ type: 'strong' as const, children: toPhrasing(text) });
  const words = [
    required && 'Required.',
    plan && `${planNames[plan]}.`,
    since && `Since ${since}.`,
    knownSince && `Since ${knownSince} or earlier.`,
    removedIn && `Removed in ${removedIn}.`,
  ].filter(Boolean);
  const blocks: BlockContent[] = words.length > 0 ? [toParagraph(toStrong(words.join(' ')))] : [];
  if (deprecated === null) {
    return blocks;
  }
  const title = toStrong(deprecatedSince ? `Deprecated since ${deprecatedSince}.` : 'Deprecated.');
  const [first, ...rest] = parseDescription(deprecated, links);
  return first?.type === 'paragraph'
    ? [...blocks, toParagraph(title, ' ', ...first.children), ...rest]
    : [...blocks, toParagraph(title), ...(first ? [first] : []), ...rest];
}

function toDemosLine(demos: readonly ApiDemo[] = [], root: string): Paragraph[] {
  const links = demos.flatMap(({ title, path }, index) => [
    index > 0 ? ', ' : 'Demos: ',
    toLink(toHref(root, path), title),
  ]);
  return links.length > 0 ? [toParagraph(...links)] : [];
}

/** Lists the parameters of a function and what it returns, one per line. */
function toSignatureLines({ parameters, returns }: ApiSignature, links: Links): Paragraph[] {
  const toLine = (
    start: (string | PhrasingContent)[],
    { type, description }: Omit<ApiParameter, 'name'>,
  ) => {
    const text = toCell(parseDescription(description, links));
    return toParagraph(...start, toCode(type, links), ...(text.length > 0 ? [': ', ...text] : []));
  };
  return [
    ...(parameters.length > 0 ? [toParagraph('Parameters:')] : []),
    ...parameters.map((parameter) => toLine(['• ', toCode(parameter.name), ', '], parameter)),
    ...(returns ? [toLine(['Returns '], returns)] : []),
  ];
}

/** @param root address of the version */
export function toPropsTable(props: readonly ApiProp[], root: string, links: Links): Table {
  return toTable(
    ['Name', 'Type', 'Default', 'Description'],
    props.map((prop) => [
      [toCode(prop.name)],
      [toCode(prop.type, links)],
      prop.default === null ? [] : [toCode(prop.default)],
      toCell([
        ...toMarks(prop, links),
        ...parseDescription(prop.description, links),
        ...(prop.signature ? toSignatureLines(prop.signature, links) : []),
        ...toDemosLine(prop.demos, root),
      ]),
    ]),
  );
}

/** @param root address of the version */
export function toSlotsTable(slots: readonly ApiSlot[], root: string, links: Links): Table {
  return toTable(
    ['Slot', 'Class name', 'Default component', 'Description'],
    slots.map((slot) => [
      [toCode(slot.name)],
      slot.className === null ? [] : [toCode(`.${slot.className}`)],
      slot.default === null ? [] : [toCode(slot.default, links)],
      toCell([
        ...toMarks(slot, links),
        ...parseDescription(slot.description, links),
        ...toDemosLine(slot.demos, root),
      ]),
    ]),
  );
}

/** A state that all components share has no rule in the theme. */
export function toClassesTable(classes: readonly ApiClass[], links: Links): Table {
  return toTable(
    ['Class name', 'Rule name', 'Description'],
    classes.map((item) => [
      [toCode(`.${item.className}`)],
      item.isGlobal ? toPhrasing('(state)') : [toCode(item.key)],
      toCell([...toMarks(item, links), ...parseDescription(item.description, links)]),
    ]),
  );
}
