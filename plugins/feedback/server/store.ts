import { appendFile, readFile, stat } from 'node:fs/promises';
import { Joi } from '@docusaurus/utils-validation';
import type { Feedback } from '../types';

/** Feedback as it is kept: without anything about who gave it. */
export interface StoredFeedback extends Feedback {
  /** Day on which it arrived: `2026-03-14`. */
  date: string;
}

/** Longest comment, in UTF-16 units, as the form allows it. */
const MAX_COMMENT = 5000;

/** Size from which on the file takes no more, in bytes: a full disk would stop more than feedback. */
const MAX_FILE = 100_000_000;

const name = Joi.string().max(100);

const schema = Joi.object<Feedback>({
  rating: Joi.valid(0, 1, null).required(),
  comment: Joi.string().allow('').max(MAX_COMMENT).required(),
  page: Joi.string()
    .pattern(/^\/(?!\/)[^?#\s]*$/, '"path of a page"')
    .max(300)
    .required(),
  section: name.allow(null).required(),
  version: name.required(),
  language: name.required(),
  product: name.allow(null).required(),
}).or('rating', 'comment');

/**
 * Checks what a visitor sent.
 *
 * @throws an error with everything that is wrong with it
 */
export function validateFeedback(value: unknown): Feedback {
  const { error, value: feedback } = schema.validate(value, { abortEarly: false, convert: false });
  if (error) {
    throw new Error(`Not feedback: ${error.message}.`);
  }
  if (feedback.rating === null && feedback.comment.trim() === '') {
    throw new Error('Not feedback: it has neither a rating nor a comment.');
  }
  return feedback;
}

/** Where feedback is kept: a text file with a line of JSON for each, which any tool can read. */
export interface FeedbackStore {
  /** @throws an error when the file is full or can't be written */
  add(feedback: Feedback): Promise<void>;
  /** Returns all of it, oldest first; a line that a crash cut off is left out. */
  list(): Promise<StoredFeedback[]>;
}

function readLine(line: string): StoredFeedback[] {
  try {
    const { date, ...feedback } = JSON.parse(line) as StoredFeedback;
    return [{ ...validateFeedback(feedback), date: String(date) }];
  } catch {
    return [];
  }
}

/** @param file absolute path; it's created with the first feedback */
export const openStore = (file: string): FeedbackStore => ({
  async add(feedback) {
    const size = await stat(file).then(
      (stats) => stats.size,
      () => 0,
    );
    if (size > MAX_FILE) {
      throw new Error(`${file} has more than ${MAX_FILE} bytes. Move it away to accept feedback.`);
    }
    const stored: StoredFeedback = { ...feedback, date: new Date().toISOString().slice(0, 10) };
    // The line break comes first: a line that a crash cut off doesn't spoil the next one.
    await appendFile(file, `\n${JSON.stringify(stored)}`);
  },
  async list() {
    const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') {
        return '';
      }
      throw error;
    });
    return text.split('\n').flatMap(readLine);
  },
});
