/** The fields of `after` that differ from `before`. */
export function toPatch<Row extends object>(after: Row, before: Row): Partial<Row> {
  const fields = Object.keys(after) as (keyof Row)[];
  const patch: Partial<Row> = {};
  for (const field of fields) {
    if (!Object.is(after[field], before[field])) patch[field] = after[field];
  }
  return patch;
}
