import { products } from '../../core/types';
import { compareMember } from './compare/compareMember';
import { compareMembers } from './compare/compareMembers';
import { guessRenames } from './compare/guessRenames';
import { toMembers } from './compare/toMembers';
import { toOwnMember } from './compare/toOwnMember';
import type { ApiChange, ApiChanges, ComparableApi } from './compare/types';

const toId = ({ product, kind, name }: ComparableApi) => `${product} ${kind} ${name}`;

const toMap = (apis: readonly ComparableApi[]) => new Map(apis.map((api) => [toId(api), api]));

const byName = (a: ApiChange, b: ApiChange) =>
  products.indexOf(a.product) - products.indexOf(b.product) || a.name.localeCompare(b.name, 'en');

/** Tells that a component or an interface is new, or gone. */
function toWhole(api: ComparableApi, kind: 'added' | 'removed'): ApiChange {
  const { name, product } = api;
  const member = toOwnMember(api);
  const own = {
    kinds: [kind],
    from: kind === 'added' ? null : member,
    to: kind === 'added' ? member : null,
    relation: null,
    maybeRenamed: null,
  };
  return { name, kind: api.kind, product, own, parts: [] };
}

function compareApi(from: ComparableApi, to: ComparableApi): ApiChange {
  const { name, kind, product } = to;
  const own = compareMember(toOwnMember(from), toOwnMember(to));
  const parts = guessRenames(compareMembers(toMembers(from), toMembers(to)));
  return { name, kind, product, own, parts };
}

/** Tells what changed from one version to another: components and interfaces, and what they consist of. */
export function compareApis(
  from: readonly ComparableApi[],
  to: readonly ComparableApi[],
): ApiChanges {
  const [before, after] = [toMap(from), toMap(to)];
  const changes = [
    ...to.map((api) => {
      const earlier = before.get(toId(api));
      return earlier ? compareApi(earlier, api) : toWhole(api, 'added');
    }),
    ...from.filter((api) => !after.has(toId(api))).map((api) => toWhole(api, 'removed')),
  ];
  return changes.filter(({ own, parts }) => own || parts.length > 0).sort(byName);
}
