import type ts from 'typescript';

/** Whether a type is what the compiler gives to what it cannot resolve; its published types hide the name. */
export function isUnresolved(type: ts.Type): boolean {
  return (type as ts.Type & { intrinsicName?: string }).intrinsicName === 'error';
}
