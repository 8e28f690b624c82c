/** The parts of the grid's models that the server understands. All of them survive JSON. */
export interface Query {
  filterModel?: {
    items: { columnField: string; operatorValue?: string; value?: unknown }[];
    linkOperator?: string;
    quickFilterValues?: unknown[];
  };
  sortModel?: readonly { field: string; sort?: 'asc' | 'desc' | null }[];
  /** The first and the last row of the answer, from 0. */
  start?: number | string;
  end?: number;
}

type Value = string | number | boolean | Date | null | undefined;

export function valueOf<Row extends object>(row: Row, field: string): Value {
  return row[field as keyof Row] as Value;
}

/** Whether there is no value. */
export function isMissing(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}

function compare(a: Value, b: Value): number {
  if (isMissing(a) || isMissing(b)) {
    return Number(isMissing(b)) - Number(isMissing(a));
  }
  if (typeof a === 'string' || typeof b === 'string') {
    return String(a).localeCompare(String(b), 'en');
  }
  return Number(a) - Number(b);
}

function toText(value: unknown): string {
  return String(value ?? '')
    .trim()
    .toLowerCase();
}

/** The value of a filter arrives as text or as a date; this makes it comparable with the row's. */
function toTypeOf(cell: Value, value: unknown): Value {
  if (cell instanceof Date) {
    // A day without a time would be read as midnight in UTC.
    const isDay = typeof value === 'string' && value.length === 10;
    return new Date(isDay ? `${value}T00:00` : (value as string | Date));
  }
  if (typeof cell === 'number') {
    return Number(value);
  }
  return toText(value);
}

function isEmptyFilter(operator: string, value: unknown): boolean {
  if (operator === 'isEmpty' || operator === 'isNotEmpty') {
    return false;
  }
  return Array.isArray(value) ? value.length === 0 : isMissing(value) || value === '';
}

function matchesItem(cell: Value, operator: string, value: unknown): boolean {
  const isEmpty = isMissing(cell) || cell === '';
  if (operator === 'isEmpty' || operator === 'isNotEmpty') {
    return isEmpty === (operator === 'isEmpty');
  }
  if (operator === 'isAnyOf') {
    return Array.isArray(value) && value.some((choice) => toText(choice) === toText(cell));
  }
  const text = toText(cell);
  if (operator === 'contains') return text.includes(toText(value));
  if (operator === 'doesNotContain') return !text.includes(toText(value));
  if (operator === 'startsWith') return text.startsWith(toText(value));
  if (operator === 'endsWith') return text.endsWith(toText(value));
  const order = compare(
    cell instanceof Date || typeof cell === 'number' ? cell : text,
    toTypeOf(cell, value),
  );
  if (operator === '=' || operator === 'equals' || operator === 'is') return order === 0;
  if (operator === '!=' || operator === 'doesNotEqual' || operator === 'not') return order !== 0;
  if (isEmpty) return false;
  if (operator === '>' || operator === 'after') return order > 0;
  if (operator === '>=' || operator === 'onOrAfter') return order >= 0;
  if (operator === '<' || operator === 'before') return order < 0;
  if (operator === '<=' || operator === 'onOrBefore') return order <= 0;
  throw new Error(`400: The server doesn’t know the operator “${operator}”.`);
}

/** The rows that match the filters, in the order of the sorting. */
export function select<Row extends object>(table: Row[], query: Query): Row[] {
  const { items = [], linkOperator = 'and', quickFilterValues = [] } = query.filterModel ?? {};
  const filters = items.filter(
    ({ operatorValue = '', value }) => !isEmptyFilter(operatorValue, value),
  );
  const rows = table.filter((row) => {
    const results = filters.map((item) =>
      matchesItem(valueOf(row, item.columnField), item.operatorValue ?? '', item.value),
    );
    const matches = linkOperator === 'or' ? results.some(Boolean) : results.every(Boolean);
    return (
      (filters.length === 0 || matches) &&
      quickFilterValues.every((word) =>
        Object.values(row).some((cell) => toText(cell).includes(toText(word))),
      )
    );
  });
  const sorting = query.sortModel ?? [];
  return rows.sort((a, b) => {
    for (const { field, sort } of sorting) {
      const order = compare(valueOf(a, field), valueOf(b, field));
      if (order !== 0) {
        return sort === 'desc' ? -order : order;
      }
    }
    return 0;
  });
}
