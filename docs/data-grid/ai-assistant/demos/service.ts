import type { PromptResponse } from '@mui/x-data-grid-premium';

const statuses = ['open', 'packed', 'shipped', 'returned'];
const groups = ['country', 'product', 'status'];

/** Knows a few words about orders. In an app, your server asks a language model instead. */
export async function askService(
  prompt: string,
  _context: string,
  conversationId = 'conversation-1',
): Promise<PromptResponse> {
  await new Promise((resolve) => {
    setTimeout(resolve, 600);
  });
  const words = prompt.toLowerCase();
  const answer: PromptResponse = {
    conversationId,
    select: -1,
    filters: [],
    aggregation: {},
    sorting: [],
    grouping: [],
    pivoting: {},
  };

  const [, word, limit] = /(over|under) (\d+)/.exec(words) ?? [];
  if (limit) {
    const operator = word === 'over' ? '>' : '<';
    answer.filters.push({ column: 'total', operator, value: Number(limit) });
  }
  const status = statuses.find((name) => words.includes(name));
  if (status) {
    answer.filters.push({ column: 'status', operator: 'is', value: status });
  }
  const group = groups.find((name) => words.includes(`by ${name}`));
  if (group) {
    answer.grouping.push({ column: group });
    answer.aggregation = { total: 'sum' };
  }
  if (words.includes('largest first')) {
    answer.sorting.push({ column: 'total', direction: 'desc' });
  }

  if (answer.filters.length + answer.grouping.length + answer.sorting.length === 0) {
    throw new Error(`I don’t understand “${prompt}”. Try “open orders over 500”.`);
  }
  return answer;
}
