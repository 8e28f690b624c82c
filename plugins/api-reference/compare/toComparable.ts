import type { Api } from '../types';
import type { ComparableApi } from './types';

/** Keeps of an API what `compareApis` needs. */
export function toComparable(api: Api): ComparableApi {
  const { name, kind, product, plan, deprecated } = api;
  return {
    name,
    kind,
    product,
    plan,
    deprecated,
    props: api.props.map((prop) => ({
      name: prop.name,
      type: prop.type,
      required: prop.required,
      default: prop.default,
      deprecated: prop.deprecated,
      plan: prop.plan,
    })),
    slots: api.slots.map((slot) => ({
      name: slot.name,
      default: slot.default,
      className: slot.className,
      deprecated: slot.deprecated,
      plan: slot.plan,
    })),
    classes: api.classes.map((item) => ({
      key: item.key,
      className: item.className,
      deprecated: item.deprecated,
    })),
  };
}
