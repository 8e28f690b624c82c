/** For other plugins: what code uses of the reference, and what differs between two versions of it. */
export { compareApis } from './compare/compareApis';
export { guessRenamedApis } from './compare/renames';
export type { Change, ComparableApi } from './compare/types';
export { type Imported, type UseSettings, createApiFinder } from './uses/apiFinder';
export { type UsedElement, collectUses } from './uses/codeUses';
export { collectNodes, listProperties } from './uses/syntax';
export type { CodeUse } from './uses/useRecorder';
export { type Value, isFunction } from './uses/values';
