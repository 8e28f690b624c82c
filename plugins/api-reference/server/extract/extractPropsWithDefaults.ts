import type ts from 'typescript';
import { extractProps, type DeclaredProp } from './extractProps';

/** `Partial<AxisProps>['classes']`: what the compiler leaves as it is until it knows `AxisProps`. */
const unresolved = /\['\w+'\]|\[\w\]/;

/**
 * Extracts the props of a generic type. Its parameters keep their names, which readers know from the
 * source; where nothing can be said without a parameter, its default is filled in.
 *
 * @param withDefaults the same type with the defaults of its parameters, when it has any
 */
export function extractPropsWithDefaults(
  type: ts.Type,
  withDefaults: ts.Type | undefined,
  checker: ts.TypeChecker,
): DeclaredProp[] {
  const props = extractProps(type, checker);
  if (!withDefaults) {
    return props;
  }
  const known = new Map(props.map((item) => [item.prop.name, item]));
  const more = extractProps(withDefaults, checker, ({ name }) => {
    const text = known.get(name)?.prop.type;
    return text === undefined || unresolved.test(text);
  });
  for (const item of more) {
    const old = known.get(item.prop.name);
    const { type: text, signature } = item.prop;
    known.set(
      item.prop.name,
      old
        ? { ...old, prop: { ...old.prop, type: text, ...(signature && { signature }) } }
        : { ...item, needsDefaults: true },
    );
  }
  return [...known.values()];
}
