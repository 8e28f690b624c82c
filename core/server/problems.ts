import type { Joi } from '@docusaurus/utils-validation';

/**
 * Throws when there are problems, with all of them in the message.
 *
 * @param title what can't be done, without a period
 * @param problems each says what is wrong, where, and how to mend it
 */
export function throwProblems(title: string, problems: readonly string[]): void {
  if (problems.length > 0) {
    throw new Error(`${title}:\n${problems.map((problem) => `- ${problem}`).join('\n')}`);
  }
}

/**
 * Returns the problems that a schema finds in a value, with what was given or which keys are allowed.
 *
 * @param file the file that has the value, for messages
 */
export function listSchemaProblems(file: string, schema: Joi.Schema, given: unknown): string[] {
  const { error } = schema.validate(given, { abortEarly: false, convert: false });
  return (error?.details ?? []).map(({ type, path, message, context }) => {
    if (type !== 'object.unknown') {
      return `${file}: ${message}; given: ${JSON.stringify(context?.value) ?? 'nothing'}.`;
    }
    const owner = path
      .slice(0, -1)
      .reduce<Joi.Description>(
        ({ keys, items }, part) => (typeof part === 'number' ? items?.[0] : keys?.[part]) ?? {},
        schema.describe(),
      );
    const allowed = Object.keys(owner.keys ?? {}).join(', ');
    return `${file}: unknown key "${context?.label}". Allowed here: ${allowed}.`;
  });
}
