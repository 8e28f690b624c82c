import type ts from 'typescript';
import type { ApiParameter, ApiSignature } from '../../types';
import type { JsDoc } from './jsDoc';
import { isOptionalParameter, toParameterName, toParameterType } from './functionText';
import { toPartText } from './typeText';

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** `{GridRowParams} params With all properties.` → `params With all properties.` */
const withoutType = (text: string) => text.replace(/^\{(?:[^{}]|\{[^{}]*\})*\}\s*/, '');

/** `[params] - With all properties.` → `params`, `With all properties.` */
function parseParameter(text: string): { name: string; description: string } {
  const [, name = '', description = ''] =
    /^\[?([\w$.]+)[^\s\]]*\]?\s*(?:-\s+)?([\s\S]*)$/.exec(withoutType(text)) ?? [];
  return { name, description: oneLine(description) };
}

/**
 * Extracts how a function is called. A description belongs to the parameter of its name, or else to the
 * one in its place.
 *
 * @returns nothing for a type that isn't a function, or not only that
 */
export function toSignature(
  type: ts.Type,
  { tags }: JsDoc,
  checker: ts.TypeChecker,
): ApiSignature | undefined {
  const called = checker.getNonNullableType(type);
  const [signature, ...overloads] = called.getCallSignatures();
  if (!signature || called.isUnion() || (overloads.length > 0 && called.aliasSymbol)) {
    return undefined;
  }
  const context = { checker, depth: 1, order: [], print: toPartText };
  const described = tags
    .filter(({ name }) => name === 'param')
    .map(({ text }) => parseParameter(text))
    .filter(({ name }) => !name.includes('.'));
  const symbols = signature.getParameters();
  const parameters = symbols.map((parameter, index): ApiParameter => {
    const name = toParameterName(parameter);
    const inPlace = described.length === symbols.length ? described[index] : undefined;
    const { description = '' } = described.find((item) => item.name === name) ?? inPlace ?? {};
    return {
      name: isOptionalParameter(parameter) ? `${name}?` : name,
      type: toParameterType(parameter, context),
      description,
    };
  });
  const returned = toPartText(signature.getReturnType(), context);
  const text = tags.find(({ name }) => /^returns?$/.test(name))?.text ?? '';
  const returns = { type: returned, description: oneLine(withoutType(text)) };
  return { parameters, returns: returned === 'void' ? null : returns };
}
