import { groupBy } from '../../../core/groupBy';
import type { StoredFeedback } from './store';

/** What readers said about a page, or a section of it, in one version and language. */
export interface PlaceFeedback {
  page: string;
  section: string | null;
  version: string;
  language: string;
  helpful: number;
  unhelpful: number;
  comments: readonly { date: string; rating: 0 | 1 | null; comment: string }[];
}

const toKey = ({ page, section, version, language }: StoredFeedback) =>
  JSON.stringify([page, section, version, language]);

/** Puts together what was said about each place: those that helped least come first. */
export function summarize(feedback: readonly StoredFeedback[]): PlaceFeedback[] {
  const count = (items: readonly StoredFeedback[], rating: number) =>
    items.filter((item) => item.rating === rating).length;
  return [...groupBy(feedback, toKey).values()]
    .map((items): PlaceFeedback => {
      const [{ page, section, version, language }] = items;
      return {
        page,
        section,
        version,
        language,
        helpful: count(items, 1),
        unhelpful: count(items, 0),
        comments: items
          .filter(({ comment }) => comment.trim() !== '')
          .map(({ date, rating, comment }) => ({ date, rating, comment })),
      };
    })
    .toSorted((a, b) => b.unhelpful - b.helpful - (a.unhelpful - a.helpful));
}

/** Control characters could move a terminal's cursor; comments come from anyone. */
const toPlain = (text: string) => text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ');

/** Returns the summary as text for a terminal. */
export function renderSummary(places: readonly PlaceFeedback[]): string {
  if (places.length === 0) {
    return 'No feedback yet.';
  }
  return places
    .map(({ page, section, version, language, helpful, unhelpful, comments }) => {
      const place = `${page}${section === null ? '' : `#${section}`} (${version}, ${language})`;
      const lines = comments.map(({ date, comment }) => `  ${date}  ${toPlain(comment)}`);
      return [`${toPlain(place)}: ${helpful} helpful, ${unhelpful} not`, ...lines].join('\n');
    })
    .join('\n');
}
