import type { BlockContent, Paragraph, PhrasingContent, Table, TableRow } from 'mdast';
import { planNames } from '../../../../core/types';
import type { ApiClass, ApiDemo, ApiParameter, ApiProp, ApiSignature, ApiSlot } from '../../types';
import { type Links, parseDescription, toCell, toCode, toDemoLink, toPhrasing } from './phrasing';

/** Makes a table; a cell without content stays empty. */
function toTable(
  headings: readonly string[],
  rows: readonly (readonly PhrasingContent[][])[],
): Table {
  const toRow = (cells: readonly PhrasingContent[][]): TableRow => ({
    type: 'tableRow',
    children: cells.map((children) => ({ type: 'tableCell', children })),
  });
  const heading = headings.map((value): PhrasingContent[] => [{ type: 'text', value }]);
  return { type: 'table', children: [toRow(heading), ...rows.map(toRow)] };
}

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

/** Says which demos of the version at an address show a thing; nothing when none does. */
function toDemosLine(demos: readonly ApiDemo[] = [], root: string): Paragraph[] {
  const links = demos.flatMap((demo, index) => [index > 0 ? ', ' : ' ', toDemoLink(demo, root)]);
  return links.length > 0
    ? [{ type: 'paragraph', children: toPhrasing('Shown in', ...links, '.') }]
    : [];
}

/** Says what a function is called with and what it returns, a line each. */
function toSignatureLines({ parameters, returns }: ApiSignature, links: Links): Paragraph[] {
  const toLine = (
    start: (string | PhrasingContent)[],
    { type, description }: Omit<ApiParameter, 'name'>,
  ): Paragraph => {
    const text = toCell(parseDescription(description, links));
    const end = text.length > 0 ? [': ', ...text] : [];
    return { type: 'paragraph', children: toPhrasing(...start, toCode(type, links), ...end) };
  };
  const lines = parameters.map((parameter) =>
    toLine(['• ', toCode(parameter.name), ', '], parameter),
  );
  if (lines.length > 0) {
    lines.unshift({ type: 'paragraph', children: toPhrasing('Parameters:') });
  }
  return returns ? [...lines, toLine(['Returns '], returns)] : lines;
}

/**
 * Makes the table of props, or of an interface's properties.
 *
 * @param root address of the version
 */
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

/**
 * Makes the table of slots.
 *
 * @param root address of the version
 */
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

/** Makes the table of CSS classes. A state that all components share has no rule in the theme. */
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
