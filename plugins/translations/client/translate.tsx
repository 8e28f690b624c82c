/** Stands for `@docusaurus/Translate` in the builds of other languages: what is missing is told. */
import type { ReactNode } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { interpolate, type InterpolateValues } from '@docusaurus/Interpolate';
import type { TranslateParam, TranslateProps } from '@docusaurus/Translate';
import codeTranslations from '@generated/codeTranslations';
import i18n from '@generated/i18n';
import { createMessageFinder } from './createMessageFinder';

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
