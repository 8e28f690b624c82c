/** Replaces `@docusaurus/Translate` in the builds of other languages: it logs what is missing. */
import type { ReactNode } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { interpolate, type InterpolateValues } from '@docusaurus/Interpolate';
import type { TranslateParam, TranslateProps } from '@docusaurus/Translate';
import codeTranslations from '@generated/codeTranslations';
import i18n from '@generated/i18n';

/**
 * Returns a function that finds texts in a language by id. For a missing text it logs a warning once
 * and returns the English one; for a language that has none of the site's texts it logs an error each
 * time and returns an ellipsis.
 *
 * @param messages texts by id; an empty one is missing
 * @param logs `false` in the build: each page logs
 */
export function createMessageFinder(
  language: string,
  messages: Readonly<Record<string, string>>,
  logs: boolean,
): (id: string, english: string) => string {
  const logged = new Set<string>();
  const hasLanguage = Object.keys(messages).some((id) => id.startsWith('site.'));
  return (id, english) => {
    if (!hasLanguage) {
      if (logs) {
        console.error(`Missing language: ${language}.`);
      }
      return '…';
    }
    const message = messages[id];
    if (!message && logs && !logged.has(id)) {
      logged.add(id);
      console.warn(`Missing translation for ${language}:${id}`);
    }
    return message || english;
  };
}

const find = createMessageFinder(
  i18n.currentLocale,
  codeTranslations,
  ExecutionEnvironment.canUseDOM,
);

const findText = (id: string | undefined, message: string | undefined) =>
  find(id ?? message ?? '', message ?? id ?? '');

export function translate<Text extends string>(
  { id, message }: TranslateParam<Text>,
  values?: InterpolateValues<Text, string | number>,
): string {
  return interpolate(findText(id, message) as Text, values);
}

export default function Translate<Text extends string>({
  children,
  id,
  values,
}: TranslateProps<Text>): ReactNode {
  return interpolate(findText(id, children) as Text, values);
}
