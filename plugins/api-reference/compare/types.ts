import type { Plan, Product } from '../../../core/types';
import type { ApiSection } from '../paths';
import type { Api, ApiClass, ApiProp, ApiSlot } from '../types';

/** What of an API is compared: the comparison page loads no more than this. */
export interface ComparableApi extends Pick<
  Api,
  'name' | 'kind' | 'product' | 'plan' | 'deprecated'
> {
  props: Pick<ApiProp, 'name' | 'type' | 'required' | 'default' | 'deprecated' | 'plan'>[];
  slots: Pick<ApiSlot, 'name' | 'default' | 'className' | 'deprecated' | 'plan'>[];
  classes: Pick<ApiClass, 'key' | 'className' | 'deprecated'>[];
}

/** What a change is about: the whole component or interface, or one of its parts. */
export const memberParts = ['api', 'prop', 'slot', 'class'] as const;
export type MemberPart = (typeof memberParts)[number];

/** One thing that can change. */
export interface Member {
  part: MemberPart;
  /** What it is known by among its like: two versions have the same thing under the same key. */
  key: string;
  /** What a reader calls it: the key, or the name of a CSS class. */
  name: string;
  /** Of a prop: TypeScript. Of a CSS class: its name. `null` for the rest. */
  type: string | null;
  required: boolean;
  default: string | null;
  deprecated: string | null;
  plan: Plan | null;
  /** Where its page has it, as `toRowId` wants to know; `null` when the page is about nothing else. */
  place: { section: ApiSection; row: string } | null;
}

/** What can happen to it, in the order in which it is told. */
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

/** How it is told in English. */
export const changeKindTexts: Record<ChangeKind, string> = {
  added: 'added',
  removed: 'removed',
  retyped: 'retyped',
  required: 'required changed',
  default: 'default changed',
  deprecated: 'newly deprecated',
  plan: 'plan changed',
};

/** What happened to one thing between two versions. */
export interface Change {
  /** `added` or `removed` stands alone; the others may come together. */
  kinds: ChangeKind[];
  /** As it was; `null` when it is new. */
  from: Member | null;
  /** As it is; `null` when it is gone. */
  to: Member | null;
  /** Whether the new type allows all that the old one did, or less; `null` when neither can be said. */
  relation: 'widened' | 'narrowed' | null;
  /** What an added or removed thing is likely called in the other version. A guess. */
  maybeRenamed: string | null;
}

/** What happened to a component or an interface. */
export interface ApiChange extends Pick<Api, 'name' | 'kind' | 'product'> {
  /** What happened to the whole; `null` when only its parts changed. */
  own: Change | null;
  /** Its parts: props, slots and CSS classes, in this order, each by name. None of an added or removed one. */
  parts: Change[];
  /** Of a component of a paid plan: whose changes it shares, and how many of them are told there. */
  shared?: { name: string; count: number };
}

/** What happened between two versions, by product and name. */
export type ApiChanges = readonly ApiChange[];

/** How many things were added, removed, … */
export type ChangeCounts = Record<ChangeKind, number>;

/** How much a version changed the API since the one before it. */
export interface ApiNews {
  /** Name of the version before; absent for the oldest. */
  from?: string;
  /** Only of products that both versions have. */
  counts: Partial<Record<Product, ChangeCounts>>;
}
