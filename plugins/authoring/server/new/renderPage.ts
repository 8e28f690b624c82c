import type { DemoModel } from './chooseModel';

interface NewPage {
  title: string;
  slug: string;
  /** A product, or `general`. */
  product: string;
  demo: string;
  model: DemoModel;
}

/** Renders `<Demo name="…" height={…} />`. */
export const renderDemoElement = (name: string, { height }: DemoModel) =>
  `<Demo name="${name}" height={${height}} />`;

/** Renders a page with all that a page needs, for its author to go on from. */
export function renderPage({ title, slug, product, demo, model }: NewPage): string {
  return [
    '---',
    `title: ${title}`,
    `description: What ${title.toLowerCase()} does, and how to use it.`,
    `slug: ${slug}`,
    `product: ${product}`,
    ...(model.components.length > 0 ? [`components: [${model.components.join(', ')}]`] : []),
    '---',
    '',
    `Say in a sentence what ${title.toLowerCase()} is good for.`,
    '',
    renderDemoElement(demo, model),
    '',
  ].join('\n');
}
