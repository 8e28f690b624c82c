import {
  changeKindTexts,
  changeKinds,
  type ChangeCounts,
} from '../../../api-reference/compare/types';
import { readAttribute } from '../../../../core/server/mdx';
import { productNames, type Product } from '../../../../core/types';
import type { ElementRule } from './elementRules';

/** How much changed in the API is a sentence, with a link to the changes. */
export const toApiChanges: ElementRule = (node, { texts, labels, comparisonUrl }) => {
  const product = readAttribute(node, 'product') as Product;
  const [from = '', to = ''] = ['from', 'to'].map((name) => {
    const version = readAttribute(node, name) ?? '';
    return labels.get(version) ?? version;
  });
  // `remarkApiChanges` has counted.
  const counts = JSON.parse(readAttribute(node, 'counts') ?? '{}') as Partial<ChangeCounts>;
  const parts = changeKinds
    .filter((kind) => counts[kind])
    .map(
      (kind) => `${counts[kind]} ${texts[`site.apiComparison.${kind}`] ?? changeKindTexts[kind]}`,
    );
  const values: Record<string, string> = {
    product: texts[`site.product.${product}`] ?? productNames[product],
    from,
    to,
    counts: parts.join(', ') || (texts['site.apiComparison.nothing'] ?? 'nothing changed'),
  };
  const sentence =
    texts['site.apiChanges.counts'] ??
    'In the API of the {product}, from {from} to {to}: {counts}.';
  const value = sentence.replace(/\{(\w+)\}/g, (_match, name: string) => values[name] ?? '');
  const search = new URLSearchParams({ from, to, product }).toString();
  const link = texts['site.apiChanges.link'] ?? 'See every change';
  return [
    {
      type: 'paragraph',
      children: [
        { type: 'text', value: `${value} ` },
        {
          type: 'link',
          url: `${comparisonUrl}?${search}`,
          children: [{ type: 'text', value: link }],
        },
      ],
    },
  ];
};
