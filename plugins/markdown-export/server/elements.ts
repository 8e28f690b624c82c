import type { BlockContent, Code, Nodes, Paragraph } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { readAttribute } from '../../../core/server/mdx';
import { toDemoTitle } from '../../../core/server/titles';
import { type Product, productNames } from '../../../core/types';
import { type ChangeCounts, changeKindTexts, changeKinds } from '../../api-reference/compare/types';
import type { CodeVariant } from '../../preferences/types';
import type { DemoFile, DemoFiles, MarkdownPage } from '../types';

/** One page on its way to plain Markdown, and what its parts need. */
export interface Conversion {
  page: MarkdownPage;
  /** The text that the positions of the nodes point into. */
  source: string;
  /** What the drawings say that the page imports, by the names of their elements. */
  drawings: ReadonlyMap<string, string>;
  demos: DemoFiles;
  variant: CodeVariant;
  /** Address of the page itself. */
  url: string;
  /** Address of the page that compares versions. */
  comparisonUrl: string;
  /** Label of each version by its name. */
  labels: ReadonlyMap<string, string>;
  /** Texts of the interface in the language of the page, by id; English ones need not be there. */
  texts: Readonly<Record<string, string>>;
  /** Makes an address on the page absolute. */
  resolve(url: string): string | undefined;
  /** Converts what is in a node. */
  convert(nodes: readonly Nodes[]): Nodes[];
  /** Notes what is wrong with a node, for one message about the whole page. */
  fail(node: Nodes, message: string): void;
}

/** Where the ending is not what the code is called: JavaScript of demos has elements. */
const languages: Record<string, string> = { js: 'jsx' };

/** Returns a file as a block of code. */
export function toFence({ name, code }: DemoFile): Code {
  const ending = name.slice(name.lastIndexOf('.') + 1);
  return {
    type: 'code',
    lang: languages[ending] ?? ending,
    meta: `title="${name}"`,
    value: code.trimEnd(),
  };
}

const names = new Set(['note', 'tip', 'info', 'warning', 'danger', 'caution']);

/** An admonition is a quotation that begins with its title, or with the name of its kind. */
export function toAdmonition(
  node: Extract<Nodes, { type: 'containerDirective' }>,
  conversion: Conversion,
): Nodes[] {
  const { convert, texts, fail } = conversion;
  if (!names.has(node.name)) {
    fail(node, `":::${node.name}" is unknown. Take one of: ${[...names].join(', ')}.`);
    return [];
  }
  const [first, ...rest] = node.children;
  const label = first?.type === 'paragraph' && first.data?.directiveLabel ? first : undefined;
  const kind = node.name.charAt(0).toUpperCase() + node.name.slice(1);
  const title = label
    ? (convert(label.children) as Paragraph['children'])
    : [{ type: 'text' as const, value: texts[`theme.admonition.${node.name}`] ?? kind }];
  const heading: Paragraph = {
    type: 'paragraph',
    children: [{ type: 'strong', children: title }],
  };
  const content = convert(label ? rest : node.children) as BlockContent[];
  return [{ type: 'blockquote', children: [heading, ...content] }];
}

/** A demo is its name, which leads to where it runs, and all its files. */
const toDemo: ElementRule = (node, { demos, variant, url, fail }) => {
  const name = readAttribute(node, 'name') ?? '';
  const files = demos.get(name)?.[variant];
  if (!files) {
    fail(node, `There is no demo "${name}". Write demos/${name}.tsx beside the page.`);
    return [];
  }
  const title: Nodes = {
    type: 'link',
    url: `${url}#${name}`,
    children: [{ type: 'text', value: toDemoTitle(name) }],
  };
  return [
    { type: 'paragraph', children: [{ type: 'strong', children: [title] }] },
    ...files.map(toFence),
  ];
};

/** A template is what its card says, and a link to its files. */
const toTemplate: ElementRule = (node, { url, convert }) => {
  const name = readAttribute(node, 'name') ?? '';
  const link: Nodes = {
    type: 'link',
    url: `${url}/${name}.md`,
    children: [{ type: 'text', value: `${name}.md` }],
  };
  return [
    ...convert(node.children),
    { type: 'paragraph', children: [{ type: 'text', value: 'Source: ' }, link] },
  ];
};

/** How much changed in the API is a sentence, with a link to the changes. */
const toApiChanges: ElementRule = (node, { texts, labels, comparisonUrl }) => {
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
    texts['site.apiChanges.counts'] ?? '{product} API changes from {from} to {to}: {counts}.';
  const value = sentence.replace(/\{(\w+)\}/g, (_match, name: string) => values[name] ?? '');
  const search = new URLSearchParams({ from, to, product }).toString();
  const link = texts['site.apiChanges.link'] ?? 'See all changes';
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

/** Returns what stands for an element in plain Markdown. */
type ElementRule = (node: MdxJsxFlowElement | MdxJsxTextElement, conversion: Conversion) => Nodes[];

const toContent: ElementRule = ({ children }, { convert }) => convert(children);

/** What every tab holds stands one below the other, under the tab's name. */
const toTab: ElementRule = (node, { convert }) => {
  const value = readAttribute(node, 'label') ?? readAttribute(node, 'value') ?? '';
  const label: Nodes = { type: 'strong', children: [{ type: 'text', value }] };
  return [{ type: 'paragraph', children: [label] }, ...convert(node.children)];
};

/** `(pro)`, after the name of a component. */
const toPlan: ElementRule = (node) => [
  { type: 'text', value: `(${readAttribute(node, 'plan') ?? ''})` },
];

/** The elements that pages may have; one that is not here stops the build. */
export const elementRules: Readonly<Record<string, ElementRule>> = {
  Demo: toDemo,
  // A section for each template has taken its place before.
  Templates: () => [],
  TemplateCard: toTemplate,
  ApiChanges: toApiChanges,
  ApiPlanMark: toPlan,
  Tabs: toContent,
  TabItem: toTab,
  div: toContent,
  span: toContent,
  kbd: toContent,
  br: () => [{ type: 'break' }],
};

/** Converts an element by its rule; a drawing that the page imports is what its title says. */
export function toElement(
  node: MdxJsxFlowElement | MdxJsxTextElement,
  conversion: Conversion,
): Nodes[] {
  const name = node.name ?? '';
  const drawing = conversion.drawings.get(name);
  if (drawing !== undefined) {
    const text: Nodes = { type: 'text', value: drawing };
    return [{ type: 'paragraph', children: [{ type: 'emphasis', children: [text] }] }];
  }
  const rule = Object.hasOwn(elementRules, name) ? elementRules[name] : undefined;
  if (!rule) {
    conversion.fail(
      node,
      `Nothing says what <${name}> is in Markdown. Write it as Markdown, or add a rule for it to plugins/markdown-export/server/elements/elementRules.ts.`,
    );
    return [];
  }
  return rule(node, conversion);
}
