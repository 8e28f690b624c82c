import dayjs from 'dayjs';
import { isWeekend, shortcuts } from './options';

/** The names of values that the code refers to. A production build would shorten the names of functions. */
const names = new Map<unknown, string>([
  [shortcuts, 'shortcuts'],
  [isWeekend, 'isWeekend'],
]);

export function nameInCode(value: unknown, name: string) {
  names.set(value, name);
}

/** Writes the JSX of a component with these props, one per line. Props that are undefined are left out. */
export function toJsx(name: string, props: object) {
  const lines = Object.entries(props)
    .filter(([, value]) => isSet(value))
    .map(([key, value]) => `  ${attribute(key, value)}\n`);
  return lines.length === 0 ? `<${name} />` : `<${name}\n${lines.join('')}/>`;
}

function isObject(value: unknown): value is object {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && !dayjs.isDayjs(value)
  );
}

function isSet(value: unknown): boolean {
  return isObject(value) ? Object.values(value).some(isSet) : value !== undefined;
}

function attribute(key: string, value: unknown) {
  if (value === true) return key;
  if (typeof value === 'string') return `${key}="${value}"`;
  return `${key}={${literal(value, '  ')}}`;
}

function literal(value: unknown, indent: string): string {
  const name = names.get(value);
  if (name !== undefined) return name;
  if (dayjs.isDayjs(value))
    return `dayjs('${value.format('YYYY-MM-DDTHH:mm').replace('T00:00', '')}')`;
  if (typeof value === 'string') return `'${value}'`;
  if (Array.isArray(value)) return `[${value.map((item) => literal(item, indent)).join(', ')}]`;
  if (!isObject(value)) return String(value);

  const deeper = `${indent}  `;
  const items = Object.entries(value)
    .filter(([, item]) => isSet(item))
    .map(([key, item]) => `${key}: ${literal(item, deeper)}`);
  const inOneLine = items.join(', ');
  if (!inOneLine.includes('\n') && inOneLine.length < 32) return `{ ${inOneLine} }`;
  return `{\n${items.map((item) => `${deeper}${item},\n`).join('')}${indent}}`;
}
