import { plans, products } from '../../../core/types';
import { collectRepeated } from './collectRepeated';
import type { Page } from './toPages';

const subjects: readonly unknown[] = [...products, 'general'];

/** What the front matter of every page must be. */
const rules: { key: string; needs: string; isRight(value: unknown): boolean }[] = [
  {
    key: 'slug',
    needs: 'the path of the page in its version, from its slash on and without one at the end',
    isRight: (value) => typeof value === 'string' && /^(?:\/[^/#?]+)+$/.test(value),
  },
  {
    key: 'title',
    needs: 'a text of 1 to 69 characters',
    isRight: (value) => typeof value === 'string' && value !== '' && value.length < 70,
  },
  {
    key: 'description',
    needs: 'a sentence of at most 160 characters that ends with . or ! (。 or ！ in Chinese)',
    isRight: (value) => typeof value === 'string' && /^.{1,159}[.!。！]$/.test(value),
  },
  {
    key: 'product',
    needs: `one of: ${subjects.join(', ')}`,
    isRight: (value) => subjects.includes(value),
  },
  {
    key: 'components',
    needs: 'a list of names, or absent',
    isRight: (value) =>
      value === undefined ||
      (Array.isArray(value) && value.every((name) => typeof name === 'string')),
  },
  {
    key: 'plan',
    needs: `one of: ${plans.join(', ')}, or absent`,
    isRight: (value) => value === undefined || plans.some((plan) => plan === value),
  },
  {
    key: 'ads',
    needs: 'true or false, or absent',
    isRight: (value) => value === undefined || typeof value === 'boolean',
  },
];

function checkFrontMatter({ file, frontMatter, keyLines = {} }: Page): string[] {
  return rules
    .filter(({ key, isRight }) => !isRight(frontMatter[key]))
    .map(({ key, needs }) => {
      const given = JSON.stringify(frontMatter[key]) ?? 'nothing';
      const place = key in keyLines ? `${file}:${keyLines[key]}` : file;
      return `${place}: "${key}" in the front matter must be ${needs}; given: ${given}.`;
    });
}

function checkUnique(pages: readonly Page[]): string[] {
  const withSlug = pages.filter(({ frontMatter }) => frontMatter.slug !== undefined);
  return collectRepeated(withSlug, ({ frontMatter }) => frontMatter.slug).map((group) => {
    const files = group.map(({ file }) => file).join(' and ');
    return `The slug ${group[0]?.frontMatter.slug} belongs to ${group.length} pages: ${files}. Give all but one of them another.`;
  });
}

/** Returns what is wrong with the pages of a version in themselves: front matter, slugs that stand twice. */
export function checkPages(pages: readonly Page[]): string[] {
  return [...pages.flatMap(checkFrontMatter), ...checkUnique(pages)];
}
