import { productNames, products } from '../../../core/types';
import { countChanges } from './countChanges';
import { renderChange } from './renderChange';
import { renderCounts } from './renderCounts';
import type { ApiChange, ApiChanges } from './types';

const isWhole = ({ own }: ApiChange) => own !== null && (own.from === null || own.to === null);

function renderShared({ shared }: ApiChange): string[] {
  return shared ? [`- ${shared.count} more, the same as in \`${shared.name}\``] : [];
}

/** What happened to one component or interface that both versions have. */
function renderApi(change: ApiChange): string {
  const { name, kind, own, parts } = change;
  const lines = [...(own ? [own] : []), ...parts].map((item) => renderChange(item, kind));
  return [`### ${name}`, '', ...lines, ...renderShared(change)].join('\n');
}

function renderWholes(changes: ApiChanges): string[] {
  const lines = changes.flatMap(({ own, kind }) => (own ? [renderChange(own, kind)] : []));
  return lines.length > 0 ? ['### Components and interfaces', lines.join('\n')] : [];
}

/**
 * Returns a comparison as Markdown, with a heading a product and one a component.
 *
 * @param from label of the older version
 * @param to label of the newer one
 */
export function renderComparison(changes: ApiChanges, from: string, to: string): string {
  const blocks = products.flatMap((product) => {
    const own = changes.filter((change) => change.product === product);
    return own.length === 0
      ? []
      : [
          `## ${productNames[product]}: ${from} → ${to}`,
          `In all: ${renderCounts(countChanges(own))}.`,
          ...renderWholes(own.filter(isWhole)),
          ...own.filter((change) => !isWhole(change)).map(renderApi),
        ];
  });
  return `${blocks.length > 0 ? blocks.join('\n\n') : `Nothing changed from ${from} to ${to}.`}\n`;
}
