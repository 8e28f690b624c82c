/** `{name}`, which a value replaces. */
const placeholder = /\{\w+\}/g;

const readPlaceholders = (text: string) => new Set(text.match(placeholder) ?? []);

/** Returns how many forms a language has for numbers: one in Chinese, six in Arabic. */
const countForms = (language: string): number =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories.length;

/**
 * Returns what makes a translation show wrongly, if anything: placeholders of the English text that it
 * lacks, those that nothing replaces, and a wrong number of plural forms.
 *
 * @param english the text that it translates; forms are separated by `|`
 */
export function findFault(english: string, message: string, language: string): string | undefined {
  const wanted = readPlaceholders(english);
  const given = readPlaceholders(message);
  const lost = [...wanted].filter((name) => !given.has(name));
  const unknown = [...given].filter((name) => !wanted.has(name));
  const count = message.split('|').length;
  const expected = countForms(language);
  const problems = [
    ...(lost.length > 0 ? [`lacks ${lost.join(', ')}`] : []),
    ...(unknown.length > 0 ? [`has ${unknown.join(', ')}, which the English text lacks`] : []),
    ...(english.includes('|') && count !== expected
      ? [`has ${count} plural forms; ${language} needs ${expected}`]
      : []),
  ];
  return problems.length > 0 ? problems.join('; ') : undefined;
}
