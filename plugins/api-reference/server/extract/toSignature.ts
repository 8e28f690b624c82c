import type ts from 'typescript';
import type { ApiParameter, ApiSignature } from '../../types';
import type { JsDoc } from './parseJsDoc';
import { isOptionalParameter, toParameterName, toParameterType } from './type-text/toSignatureText';
import { toPartText } from './type-text/toTypeText';

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** `{GridRowParams} params With all properties.` → `params`, `With all properties.` */
function parseParameter(text: string): { name: string; description: string } {
  const rest = text.replace(/^\{(?:[^{}]|\{[^{}]*\})*\}\s*/, '');
  const [, name = '', description = ''] =
    /^\[?([\w$.]+)[^\s\]]*\]?\s*(?:-\s+)?([\s\S]*)$/.exec(rest) ?? [];
  return { name, description: oneLine(description) };
}

function toReturns(signature: ts.Signature, { tags }: JsDoc, checker: ts.TypeChecker) {
  const type = toPartText(signature.getReturnType(), { checker, depth: 1, order: [] });
  const text = tags.find(({ name }) => /^returns?$/.test(name))?.text ?? '';
  const description = oneLine(text.replace(/^\{(?:[^{}]|\{[^{}]*\})*\}\s*/, ''));
  return type === 'void' ? null : { type, description };
}

/**
 * Returns how a function is called; nothing when a type is no function, or more than that.
 *
 * A description belongs to the parameter of the same name, else to the one in the same place.
 */
export function toSignature(
  type: ts.Type,
  doc: JsDoc,
  checker: ts.TypeChecker,
): ApiSignature | undefined {
  const called = checker.getNonNullableType(type);
  const [signature, ...overloads] = called.getCallSignatures();
  if (!signature || called.isUnion() || (overloads.length > 0 && called.aliasSymbol)) {
    return undefined;
  }
  const described = doc.tags
    .filter(({ name }) => name === 'param')
    .map(({ text }) => parseParameter(text))
    .filter(({ name }) => !name.includes('.'));
  const parameters = signature.getParameters().map((parameter, i): ApiParameter => {
    const name = toParameterName(parameter);
    const same = described.find((item) => item.name === name);
    const inPlace =
      described.length === signature.getParameters().length ? described[i] : undefined;
    return {
      name: isOptionalParameter(parameter) ? `${name}?` : name,
      type: toParameterType(parameter, { checker, depth: 1, order: [] }),
      description: (same ?? inPlace)?.description ?? '',
    };
  });
  return { parameters, returns: toReturns(signature, doc, checker) };
}
