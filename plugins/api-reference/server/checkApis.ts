import Ajv2020, { type ErrorObject } from 'ajv/dist/2020';
import { findRepeated } from '../../../core/names';
import schema from '../api.schema.json';
import { toApiSlug, toRowId } from '../paths';
import type { Api } from '../types';

const validate = new Ajv2020({ allErrors: true, allowUnionTypes: true }).compile<Api>(schema);

/** `/props/3/type` → `props.columns.type`, which is easier to find than an index. */
function toFieldName(api: unknown, pointer: string): string {
  let value = api;
  const names = pointer
    .split('/')
    .slice(1)
    .map((part) => {
      const isItem = Array.isArray(value);
      value = (value as Record<string, unknown>)[part];
      const { name, key } = (isItem && value ? value : {}) as { name?: string; key?: string };
      return name || key || part;
    });
  return names.join('.');
}

function toProblem(api: unknown, { instancePath, message, params }: ErrorObject): string {
  const field = toFieldName(api, instancePath) || 'the page';
  const { additionalProperty, allowedValues } = params as Record<string, unknown>;
  const detail = additionalProperty ?? (allowedValues && JSON.stringify(allowedValues));
  return `${field} ${message}${detail ? ` (${detail})` : ''}`;
}

/** Finds names and anchors that a page has twice: links to the second lead to the first. */
function checkNames(api: Api): string[] {
  const { props, slots, classes } = api;
  const names = [
    ...[...findRepeated(props.map(({ name }) => name))].map((name) => `the prop ${name}`),
    ...[...findRepeated(slots.map(({ name }) => name))].map((name) => `the slot ${name}`),
    ...[...findRepeated(classes.map(({ key }) => key))].map((key) => `the class ${key}`),
  ];
  const anchors = findRepeated([
    ...new Set(props.map(({ name }) => toRowId(api, 'props', name))),
    ...slots.map(({ name, className }) => toRowId(api, 'slots', className ?? name)),
    ...classes.map(({ className }) => toRowId(api, 'classes', className)),
  ]);
  const all = [...names, ...[...anchors].map((anchor) => `the anchor #${anchor}`)];
  return [...new Set(all)].map((name) => `${name} is listed more than once`);
}

/** Finds an inherited component of this reference that has no page. */
function checkInheritance({ inheritance }: Api, slugs: ReadonlySet<string>): string[] {
  return inheritance?.href.startsWith('/') && !slugs.has(inheritance.href.replace(/#.*/, ''))
    ? [`inheritance.href leads to ${inheritance.href}, which doesn't exist`]
    : [];
}

/** Links of Markdown that lead to a path: `[Input](/material-ui/api/input/)`. */
const pathLink = /\]\((\/[^)\s]*)/g;

/** Finds links to a path in texts of the packages: it is a path of the vendor's site. */
function checkLinks(api: Api, value: unknown = api, pointer = ''): string[] {
  if (typeof value === 'string') {
    return [...value.matchAll(pathLink)].map(
      ([, target]) =>
        `${toFieldName(api, pointer)} links to ${target}, a path of the vendor's site. Set "documentation" in library.ts to that site's address`,
    );
  }
  return value instanceof Object
    ? Object.entries(value).flatMap(([key, item]) => checkLinks(api, item, `${pointer}/${key}`))
    : [];
}

/**
 * Checks the reference of a version against `api.schema.json`, and what a schema can't check.
 *
 * @returns problems, each with its page and field
 */
export function checkApis(apis: readonly Api[]): string[] {
  const slugs = apis.map(toApiSlug);
  const known = new Set(slugs);
  const repeated = [...findRepeated(slugs)].map(
    (slug) =>
      `${slug}: more than one page has this path. Their names are the same, or differ in capitals only.`,
  );
  const problems = apis.flatMap((api) => {
    const own = validate(api)
      ? [...checkNames(api), ...checkInheritance(api, known), ...checkLinks(api)]
      : (validate.errors ?? []).map((error) => toProblem(api, error));
    return own.map((problem) => `${toApiSlug(api)}: ${problem}.`);
  });
  return [...repeated, ...problems];
}
