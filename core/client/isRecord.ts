/** What values are that came from outside: from storage, files or servers. */

/** Whether a value is an object with keys. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is an object of texts. */
export const isTexts = (value: unknown): value is Record<string, string> =>
  isRecord(value) && Object.values(value).every((text) => typeof text === 'string');
