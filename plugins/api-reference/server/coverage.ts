/** What pages and demos leave out of the reference. */
import type { Api } from '../types';
import type { Guide } from './guides';

/** Props or slots of a component that no demo shows. */
export interface Gap {
  component: string;
  props: readonly string[];
  slots: readonly string[];
  /** How many props and slots it has. */
  total: number;
}

export interface Coverage {
  /** Files of pages that have no demo. */
  pagesWithoutDemos: readonly string[];
  /** Names of components that no page names or shows. */
  componentsWithoutPages: readonly string[];
  /** Components with most gaps first. */
  gaps: readonly Gap[];
}

const listMissing = (parts: readonly { name: string; demos?: unknown; deprecated: unknown }[]) =>
  parts.filter(({ demos, deprecated }) => !demos && deprecated === null).map(({ name }) => name);

/**
 * Returns what pages and demos leave out. What is deprecated needs none.
 *
 * @param apis with their demos
 */
export function measureCoverage(apis: readonly Api[], guides: readonly Guide[]): Coverage {
  const components = apis.filter(
    ({ kind, deprecated }) => kind === 'component' && deprecated === null,
  );
  const gaps = components
    .filter(({ demos }) => demos.length > 0)
    .map(({ name, props, slots }) => ({
      component: name,
      // Those that many components have are shown once.
      props: listMissing(props.filter(({ group }) => group === undefined)),
      slots: listMissing(slots),
      total: props.length + slots.length,
    }))
    .filter(({ props, slots }) => props.length + slots.length > 0);
  const count = ({ props, slots }: Gap) => props.length + slots.length;
  return {
    pagesWithoutDemos: guides.filter(({ demos }) => demos.length === 0).map(({ file }) => file),
    componentsWithoutPages: components
      .filter(({ demos }) => demos.length === 0)
      .map(({ name }) => name),
    gaps: gaps.toSorted((a, b) => count(b) - count(a)),
  };
}

const renderList = (title: string, items: readonly string[]) => [
  `${title}: ${items.length}`,
  ...items.map((item) => `  ${item}`),
];

const renderGap = ({ component, props, slots, total }: Gap) =>
  [
    `${component}: ${props.length + slots.length} of ${total}`,
    ...(props.length > 0 ? [`  props: ${props.join(', ')}`] : []),
    ...(slots.length > 0 ? [`  slots: ${slots.join(', ')}`] : []),
  ].join('\n  ');

/** Returns the same as text for a terminal. */
export function renderCoverage(coverage: Coverage): string {
  const { pagesWithoutDemos, componentsWithoutPages, gaps } = coverage;
  return [
    ...renderList('Pages without a demo', pagesWithoutDemos),
    ...renderList('Components that no page shows', componentsWithoutPages),
    ...renderList('Components with props or slots that no demo sets', gaps.map(renderGap)),
  ].join('\n');
}
