import type { BlockContent, Nodes, PhrasingContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { readAttribute } from '../../../core/server/mdx';
import { toDemoTitle } from '../../../core/server/titles';
import { type Product, productNames } from '../../../core/types';
import { type ChangeCounts, changeKindTexts, changeKinds } from '../../api-reference/compare/types';
import type { CodeVariant } from '../../preferences/types';
import type { DemoFiles, MarkdownPage } from '../types';
import { type PageFile, toDemoFile } from './pageFiles';
import { toCodeBlock, toLink, toParagraph, toText } from './nodes';

/** What is the same for all pages of a version, in one of the code languages. */
export interface PageContext {
  demos: DemoFiles;
  variant: CodeVariant;
  /** Origin of the host, without a trailing slash. */
  origin: string;
  /** Address of the page that compares versions. */
  comparisonUrl: string;
  /** Label of each version by its name. */
  labels: ReadonlyMap<string, string>;
  /** Interface texts in the language of the pages, by id; English ones may be missing. */
  texts: Readonly<Record<string, string>>;
  /** Makes an address on a page absolute; `undefined` for a file that isn't a page. */
  resolve(page: MarkdownPage, url: string): string | undefined;
}

/** The conversion of one page to plain Markdown. */
export interface Conversion extends PageContext, PageFile {
  /** Address of the page itself. */
  url: string;
  convert(nodes: readonly Nodes[]): Nodes[];
  /** Records what is wrong with a node, for one message about the whole page. */
  fail(node: Nodes, message: string): void;
}

const admonitions = ['note', 'tip', 'info', 'warning', 'danger', 'caution'];

/** An admonition becomes a quotation that begins with its title, or with the name of its kind. */
export function toAdmonition(
  node: Extract<Nodes, { type: 'containerDirective' }>,
  { convert, texts, fail }: Conversion,
): Nodes[] {
  if (!admonitions.includes(node.name)) {
    fail(node, `":::${node.name}" is unknown. Use one of: ${admonitions.join(', ')}.`);
    return [];
  }
  const [first, ...rest] = node.children;
  const label = first?.type === 'paragraph' && first.data?.directiveLabel ? first : undefined;
  const kind = node.name.charAt(0).toUpperCase() + node.name.slice(1);
  const title = label
    ? (convert(label.children) as PhrasingContent[])
    : [toText(texts[`theme.admonition.${node.name}`] ?? kind)];
  const content = convert(label ? rest : node.children) as BlockContent[];
  const heading = toParagraph({ type: 'strong', children: title });
  return [{ type: 'blockquote', children: [heading, ...content] }];
}

/** Returns what an element becomes in plain Markdown. */
type ElementRule = (node: MdxJsxFlowElement | MdxJsxTextElement, conversion: Conversion) => Nodes[];

/** A demo becomes its name, with a link to where it runs, and all its files. */
const toDemo: ElementRule = (node, { demos, page, variant, url, fail }) => {
  const name = readAttribute(node, 'name') ?? '';
  const files = demos.get(toDemoFile(page, name))?.[variant];
  if (!files) {
    fail(node, `There is no demo "${name}". Write demos/${name}.tsx beside the page.`);
    return [];
  }
  const title = toLink(`${url}#${name}`, toDemoTitle(name));
  return [toParagraph({ type: 'strong', children: [title] }), ...files.map(toCodeBlock)];
};

/** The card of a template becomes its text and a link to its files. */
const toTemplate: ElementRule = (node, { url, convert }) => {
  const file = `${readAttribute(node, 'name') ?? ''}.md`;
  const link = toLink(`${url}/${file}`, file);
  return [...convert(node.children), toParagraph(toText('Source: '), link)];
};

/** How much changed in the API becomes a sentence, with a link to the changes. */
const toApiChanges: ElementRule = (node, { texts, labels, comparisonUrl }) => {
  const product = readAttribute(node, 'product') as Product;
  const [from = '', to = ''] = ['from', 'to'].map((name) => {
    const version = readAttribute(node, name) ?? '';
    return labels.get(version) ?? version;
  });
  // Added by `remarkApiChanges`.
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
  return [toParagraph(toText(`${value} `), toLink(`${comparisonUrl}?${search}`, link))];
};

const toContent: ElementRule = ({ children }, { convert }) => convert(children);

/** Tabs become their content, one below the other, each under the name of its tab. */
const toTab: ElementRule = (node, { convert }) => {
  const label = readAttribute(node, 'label') ?? readAttribute(node, 'value') ?? '';
  return [toParagraph({ type: 'strong', children: [toText(label)] }), ...convert(node.children)];
};

/** The elements that pages may have; another one stops the build. */
const elementRules: Readonly<Record<string, ElementRule>> = {
  Demo: toDemo,
  // Pictures of all templates and a section for each have replaced it.
  Templates: () => [],
  TemplateGallery: () => [],
  TemplateCard: toTemplate,
  ApiChanges: toApiChanges,
  // `(pro)`, after the name of a component.
  ApiPlanMark: (node) => [toText(`(${readAttribute(node, 'plan') ?? ''})`)],
  Tabs: toContent,
  TabItem: toTab,
  div: toContent,
  span: toContent,
  kbd: toContent,
  br: () => [{ type: 'break' }],
};

/** Converts an element by its rule. A drawing that the page imports becomes its text alternative. */
export function toElement(
  node: MdxJsxFlowElement | MdxJsxTextElement,
  conversion: Conversion,
): Nodes[] {
  const name = node.name ?? '';
  const drawing = conversion.drawings.get(name);
  if (drawing !== undefined) {
    return [toParagraph({ type: 'emphasis', children: [toText(drawing)] })];
  }
  const rule = Object.hasOwn(elementRules, name) ? elementRules[name] : undefined;
  if (!rule) {
    conversion.fail(
      node,
      `No Markdown rule for <${name}>. Write it as Markdown, or add a rule to plugins/markdown-export/server/elements.ts.`,
    );
    return [];
  }
  return rule(node, conversion);
}
