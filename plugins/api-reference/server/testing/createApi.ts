import type { Api, ApiProp, ApiSlot } from '../../types';

const empty = { deprecated: null, plan: null, description: '' };

function createProp(name: string, type: string): ApiProp {
  return { ...empty, name, type, required: false, default: null };
}

function createSlot(name: string): ApiSlot {
  return { ...empty, name, default: null, className: null };
}

/**
 * Creates a page of the reference for tests: a component of the data table, if nothing else is said.
 *
 * @param props types by name
 * @param slots names
 */
export function createApi(
  name: string,
  props: Record<string, string>,
  slots: readonly string[] = [],
  more: Partial<Api> = {},
): Api {
  return {
    ...empty,
    name,
    kind: 'component',
    product: 'data-table',
    version: '8.11.0',
    package: '@acme/x-data-table',
    imports: [`import { ${name} } from '@acme/x-data-table';`],
    props: Object.entries(props).map(([key, type]) => createProp(key, type)),
    slots: slots.map(createSlot),
    classes: [],
    inheritance: null,
    ref: null,
    themeName: null,
    hasThemeDefaultProps: false,
    demos: [],
    ...more,
  };
}
