import ts from 'typescript';
import type { Api, ApiClass, ApiSlot } from '../../types';
import { type ClassNames, toClassName } from '../package-files/classNames';
import { type Reading, findOrigin, isDeclaredBy } from './declarations';
import type { LibraryExport, ExtractContext } from './exports';
import { isInternal, readJsDoc, toDefault, toDeprecated } from './jsDoc';

function findProperty(type: ts.Type, name: string, checker: ts.TypeChecker): ts.Type | undefined {
  const property = checker.getApparentType(type).getProperty(name);
  return property && checker.getNonNullableType(checker.getTypeOfSymbol(property));
}

/**
 * Extracts the slots of a component: the properties of its `slots` prop. Until v5 that prop was called
 * `components`; v6 has both, and often describes a slot only there, under its old name: `Toolbar`.
 */
export function extractSlots(props: ts.Type, reading: Reading): ApiSlot[] {
  const { checker, library } = reading;
  const components = findProperty(props, 'components', checker);
  const type = findProperty(props, 'slots', checker) ?? components;
  if (!type) {
    return [];
  }
  return checker
    .getPropertiesOfType(checker.getApparentType(type))
    .map((slot) => {
      const oldName = slot.name.charAt(0).toUpperCase() + slot.name.slice(1);
      const old = components?.getProperty(oldName);
      const made = findOrigin(slot);
      const origin = made.declarations || !old ? made : findOrigin(old);
      const doc = readJsDoc(
        origin,
        reading,
        origin.declarations?.filter(isDeclaredBy(library.family)),
      );
      return { name: slot.name, doc };
    })
    .filter(({ doc }) => !isInternal(doc))
    .map(({ name, doc }) => ({
      name,
      default: toDefault(doc),
      className: null,
      description: doc.description,
      deprecated: toDeprecated(doc),
      plan: null,
    }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** An interface that lists CSS classes, and its name: `GridClasses`. */
interface ClassesType {
  name: string;
  type: ts.Type;
}

/** Finds the interface behind `Partial<PickersDayClasses>`. */
function toClassesType(prop: ts.Symbol, { checker, library }: Reading): ClassesType | undefined {
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(prop));
  const inner = type.aliasSymbol?.name === 'Partial' ? type.aliasTypeArguments?.[0] : type;
  const symbol = inner?.aliasSymbol ?? inner?.symbol;
  return inner &&
    symbol?.declarations?.some(isDeclaredBy(library.prefixes)) &&
    /Classes$/.test(symbol.name)
    ? { name: symbol.name, type: inner }
    : undefined;
}

/** Finds the interface that lists a component's CSS classes, by its `classes` prop or else by name. */
function findClassesType(
  item: LibraryExport,
  props: ts.Type | undefined,
  context: ExtractContext,
): ClassesType | undefined {
  const { checker, findExport } = context;
  const prop = props && checker.getApparentType(props).getProperty('classes');
  const own = prop && toClassesType(prop, context);
  if (own) {
    return own;
  }
  const name = `${item.name}Classes`;
  const symbol = findExport(item.product, name)?.places[0]?.symbol;
  return symbol && symbol.flags & ts.SymbolFlags.Type
    ? { name, type: checker.getDeclaredTypeOfSymbol(symbol) }
    : undefined;
}

/**
 * Extracts the CSS classes of a component from the interface that lists them. The JavaScript of the
 * package says how they are named; where it doesn't, the name of the interface does.
 */
export function extractClasses(
  item: LibraryExport,
  props: ts.Type | undefined,
  known: ClassNames | null,
  context: ExtractContext,
): ApiClass[] {
  const { checker, globalStates, library, reference } = context;
  const classes = findClassesType(item, props, context);
  if (!classes) {
    return [];
  }
  const prefix = `${reference.themePrefix ?? ''}${classes.name.replace(/Classes$/, '')}`;
  const classNames = known ?? { prefix, exceptions: new Map() };
  return checker
    .getPropertiesOfType(checker.getApparentType(classes.type))
    .filter(({ declarations }) => declarations?.some(isDeclaredBy(library.family)))
    .map((property) => ({ key: property.name, doc: readJsDoc(property, context) }))
    .filter(({ doc }) => !isInternal(doc))
    .map(({ key, doc }) => {
      const { className, isGlobal } = toClassName(classNames, key, globalStates);
      const { description } = doc;
      return { key, className, isGlobal, description, deprecated: toDeprecated(doc) };
    })
    .toSorted((one, other) => (one.className < other.className ? -1 : 1));
}

/** Moves a class that is named like a slot to that slot, unless it is a state that components share. */
export function placeSlotClasses(
  slots: readonly ApiSlot[],
  classes: readonly ApiClass[],
): Pick<Api, 'slots' | 'classes'> {
  const slotNames = new Set(slots.map(({ name }) => name));
  const own = new Map(
    classes.filter(({ isGlobal }) => !isGlobal).map(({ key, className }) => [key, className]),
  );
  return {
    slots: slots.map((slot) => ({ ...slot, className: own.get(slot.name) ?? null })),
    classes: classes.filter(({ key, isGlobal }) => isGlobal || !slotNames.has(key)),
  };
}
