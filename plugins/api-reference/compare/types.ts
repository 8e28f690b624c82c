import type { Plan } from '../../../core/library';
import type { Product } from '../../../core/types';
import type { ApiSection } from '../paths';
import type { Api, ApiClass, ApiProp, ApiSlot } from '../types';

/** What the comparison page loads of a component or an interface. */
export interface ComparableApi extends Pick<
  Api,
  'name' | 'kind' | 'product' | 'plan' | 'deprecated' | 'themeName'
> {
  props: Pick<ApiProp, 'name' | 'type' | 'required' | 'default' | 'deprecated' | 'plan'>[];
  slots: Pick<ApiSlot, 'name' | 'default' | 'className' | 'deprecated' | 'plan'>[];
  classes: Pick<ApiClass, 'key' | 'className' | 'deprecated'>[];
}

/** What a change is about: the whole component or interface, or one of its parts. */
export const memberParts = ['api', 'prop', 'slot', 'class'] as const;
export type MemberPart = (typeof memberParts)[number];

/** Something that can change. */
export interface Member {
  part: MemberPart;
  /** Identifies it among parts of its kind in any version. */
  key: string;
  /** The key, or of a CSS class its full name. */
  name: string;
  /** TypeScript of a prop, name of a CSS class; `null` for the rest. */
  type: string | null;
  required: boolean;
  default: string | null;
  deprecated: string | null;
  plan: Plan | null;
  /** Arguments of `toRowId` for its row; `null` when it is the whole page. */
  place: { section: ApiSection; row: string } | null;
}

/** What can happen to it, in the order in which it is listed. */
export const changeKinds = [
  'added',
  'removed',
  'retyped',
  'required',
  'default',
  'deprecated',
  'plan',
] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** What a kind is called in English. */
export const changeKindTexts: Record<ChangeKind, string> = {
  added: 'added',
  removed: 'removed',
  retyped: 'type changed',
  required: 'required changed',
  default: 'default changed',
  deprecated: 'newly deprecated',
  plan: 'plan changed',
};

/** A difference between two versions. */
export interface Change {
  /** Only `added` or `removed`, or any of the others. */
  kinds: ChangeKind[];
  /** As it was; `null` when it was added. */
  from: Member | null;
  /** As it is; `null` when it was removed. */
  to: Member | null;
  /** Whether the new type allows more or less than the old one; `null` when it is just different. */
  relation: 'widened' | 'narrowed' | null;
  /** Its likely name in the other version, when it was added or removed. */
  maybeRenamed: string | null;
}

/** The differences of a component or an interface. */
export interface ApiChange extends Pick<Api, 'name' | 'kind' | 'product'> {
  /** The change of the whole; `null` when only its parts changed. */
  own: Change | null;
  /** Props, slots and CSS classes, in this order, each by name; none when the whole was added or removed. */
  parts: Change[];
  /** The component of a lower plan that lists the rest of its changes, and how many those are. */
  shared?: { name: string; count: number };
}

/** All differences of two versions, by product and name. */
export type ApiChanges = readonly ApiChange[];

/** How many things were added, removed and so on. */
export type ChangeCounts = Record<ChangeKind, number>;

/** How much a version changed since the one before. */
export interface ApiNews {
  /** Name of the version before; absent in the oldest. */
  from?: string;
  /** Only of products that both versions have. */
  counts: Partial<Record<Product, ChangeCounts>>;
}
