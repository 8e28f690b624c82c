/** For other plugins: what code uses of the reference, and what differs between two versions of it. */
export { compareApis } from './compare/compareApis';
export type { Change, ComparableApi } from './compare/types';
export { type Imported, type UseSettings, createApiFinder } from './uses/apiFinder';
export { type CodeUse, type UsedElement, collectUses } from './uses/codeUses';
export { type Value, isFunction } from './uses/values';
