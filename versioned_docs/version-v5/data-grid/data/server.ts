import { isMissing, select, valueOf } from './query';
import type { Query } from './query';

export interface Page<Row> {
  rows: Row[];
  /** How many rows match, on all pages. */
  total: number;
  /** What to send as `after` to get the rows that follow; `null` on the last page. */
  nextCursor: number | null;
}

export interface GroupQuery extends Query {
  /** The fields that make the levels, for example `['country', 'status']`. */
  groupFields?: string[];
  /** The groups that are open on the way down, for example `['Brazil']`. */
  groupKeys?: string[];
  /** What to compute by field, for example `{ total: 'sum' }`. */
  aggregationModel?: Record<string, string>;
}

/** A group as the server sends it: the value that its rows share, their number, and totals. */
export type Group = Record<string, string | number>;

interface ServerOptions<Row> {
  /** How long each answer takes, in milliseconds. */
  latency?: number;
  /** Returns why the server refuses to save a row, or `null`. */
  check?: (row: Row) => string | null;
}

function wait(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

function aggregate<Row extends object>(rows: Row[], model: Record<string, string> = {}) {
  const totals: Group = {};
  for (const [field, name] of Object.entries(model)) {
    const values = rows
      .map((row) => valueOf(row, field))
      .filter((value) => typeof value === 'number');
    const sum = values.reduce((result, value) => result + value, 0);
    const results: Record<string, number> = {
      sum,
      avg: values.length > 0 ? sum / values.length : 0,
      min: Math.min(...values),
      max: Math.max(...values),
      size: rows.length,
    };
    totals[`${field}Total`] = results[name] ?? 0;
  }
  return totals;
}

/** Stands in for your server: it answers late, can be stopped, fails on demand, and saves. */
export function createServer<Row extends { id: number }>(
  table: readonly Row[],
  { latency = 400, check = () => null }: ServerOptions<Row> = {},
) {
  let rows = [...table];
  let isDown = false;

  async function answer<T>(work: () => T, signal?: AbortSignal): Promise<T> {
    await wait(latency, signal);
    if (isDown) {
      throw new Error('503: The server is down.');
    }
    return work();
  }

  return {
    /** While it’s down, each request fails. */
    setDown(value: boolean) {
      isDown = value;
    },

    /** A page of the rows that match: from `start` to `end`, or `limit` rows after a cursor. */
    list(query: Query & { after?: number | null; limit?: number }, signal?: AbortSignal) {
      return answer((): Page<Row> => {
        const matching = select(rows, query);
        const before = matching.findIndex((row) => row.id === query.after);
        const start = isMissing(query.after) ? Number(query.start ?? 0) : before + 1;
        const last = query.limit ? start + query.limit - 1 : (query.end ?? Infinity);
        const page = matching.slice(start, last + 1);
        const isLastPage = start + page.length >= matching.length;
        return {
          rows: page,
          total: matching.length,
          nextCursor: isLastPage ? null : (page.at(-1)?.id ?? null),
        };
      }, signal);
    },

    /**
     * The rows whose `field` is `parent`, each with the number of its children.
     * A row also matches the filters if one of its descendants does.
     */
    children(query: Query, field: keyof Row, parent: number | null, signal?: AbortSignal) {
      return answer(() => {
        const matching = new Set(select(rows, query));
        const childrenOf = (id: number | null): Row[] =>
          rows.filter((row) => row[field] === id && isNeeded(row));
        const isNeeded = (row: Row): boolean => matching.has(row) || childrenOf(row.id).length > 0;
        const sorted = select(childrenOf(parent), { sortModel: query.sortModel });
        return sorted.map((row) => ({ ...row, children: childrenOf(row.id).length }));
      }, signal);
    },

    /** The groups of one level, or below the last level the rows; with totals. */
    groups(query: GroupQuery, signal?: AbortSignal) {
      return answer((): { rows: (Row | Group)[]; total: number; totals: Group } => {
        const { groupFields = [], groupKeys = [], aggregationModel } = query;
        const matching = select(rows, query);
        const inside = matching.filter((row) =>
          groupKeys.every((key, depth) => String(valueOf(row, groupFields[depth] ?? '')) === key),
        );
        const field = groupFields[groupKeys.length];
        let level: (Row | Group)[] = inside;
        if (field !== undefined) {
          const keys = [...new Set(inside.map((row) => String(valueOf(row, field))))];
          level = keys.map((key): Group => {
            const members = inside.filter((row) => String(valueOf(row, field)) === key);
            return {
              id: [...groupKeys, key].join(' / '),
              [field]: key,
              groupKey: key,
              size: members.length,
              ...aggregate(members, aggregationModel),
            };
          });
        }
        const { start = 0, end = Infinity } = query;
        return {
          rows: level.slice(Number(start), end + 1),
          total: level.length,
          totals: aggregate(matching, aggregationModel),
        };
      }, signal);
    },

    /** Saves a row, and returns it as it’s stored. */
    update(row: Row, signal?: AbortSignal) {
      return answer((): Row => {
        const problem = check(row);
        if (problem !== null) {
          throw new Error(`422: ${problem}`);
        }
        rows = rows.map((current) => (current.id === row.id ? row : current));
        return row;
      }, signal);
    },
  };
}
