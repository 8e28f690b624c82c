import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { type InterpolateValues, interpolate } from '@docusaurus/Interpolate';
import type { TranslateParam, TranslateProps } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import codeTranslations from '@generated/codeTranslations';
import i18n from '@generated/i18n';

/** Returns the text of an id in the language of the page. */
type MessageFinder = (id: string, english: string) => string;

/**
 * Returns what finds texts in a language. A missing one is told once and is the English text; a
 * language that has none of the site's texts is told with every text, which is an ellipsis.
 *
 * @param messages texts by id; an empty one is missing
 * @param tells whether what is missing is logged: a page does, the build does not
 */
export function createMessageFinder(
  language: string,
  messages: Readonly<Record<string, string>>,
  tells: boolean,
): MessageFinder {
  const told = new Set<string>();
  const isThere = Object.keys(messages).some((id) => id.startsWith('site.'));
  return (id, english) => {
    if (!isThere) {
      if (tells) {
        console.error(`Missing language: ${language}.`);
      }
      return '…';
    }
    const message = messages[id];
    if (!message && tells && !told.has(id)) {
      told.add(id);
      console.warn(`Missing translation for ${language}:${id}`);
    }
    return message || english;
  };
}

/** Stands for `@docusaurus/Translate` in the builds of other languages: what is missing is told. */

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
