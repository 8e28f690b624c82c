import postcss, { type AtRule, type ChildNode, type Node, type Plugin, type Rule } from 'postcss';
import prefixSelector from 'postcss-prefix-selector';

/** How much the scope adds to the weight of a selector. */
type ScopeWeight = 'none' | 'one' | 'most';

/** What stands for the page in a reader's own app, at the start of a selector. */
const page = /^(?::root|:host|html|body)(?![\w-])(?:\s+body(?![\w-]))?/;

/** Where a pseudo-element starts: `:where()` cannot hold one. */
const pseudoElement = /::|:(?:before|after|first-line|first-letter)(?![\w-])/;

/**
 * Returns a selector that reaches only what is in a demo's frame; the page's own selectors
 * (`:root`, `html`, `body`) become the frame.
 *
 * @param frame selector of the frame
 * @param weight `none` takes all weight away, `one` adds the frame's, `most` wins over every
 *   selector without an id, and still not over inline styles
 */
export function toScopedSelector(frame: string, selector: string, weight: ScopeWeight): string {
  const isPage = page.test(selector);
  const rest = isPage ? selector.replace(page, '') : ` ${selector}`;
  if (weight !== 'none') {
    return `${frame}${weight === 'most' ? ':not(#_)' : ''}${rest}`;
  }
  const end = pseudoElement.exec(rest)?.index ?? rest.length;
  const element = rest.slice(0, end) === ' ' ? ' *' : rest.slice(0, end);
  return `:where(${frame}${element})${rest.slice(end)}`;
}

/** The system's mode, asked for on its own: in a demo the page's mode takes its place. */
const modeQuery = /^\(\s*prefers-color-scheme\s*:\s*(dark|light)\s*\)$/;

/** Weights of Tailwind's layers: the library's styles stand between its reset and its utilities. */
const layerWeights: Record<string, ScopeWeight> = {
  properties: 'none',
  theme: 'none',
  base: 'none',
  components: 'most',
  utilities: 'most',
};

function collectAtRules(node: Node): AtRule[] {
  const parent = node.parent as Node | undefined;
  if (!parent) {
    return [];
  }
  return parent.type === 'atrule'
    ? [parent as AtRule, ...collectAtRules(parent)]
    : collectAtRules(parent);
}

function findWeight(rule: Rule): ScopeWeight {
  const layer = collectAtRules(rule).findLast(({ name }) => name === 'layer');
  return (layer && layerWeights[layer.params]) ?? 'one';
}

function findMode(rule: Rule): string | undefined {
  const modes = collectAtRules(rule).map(({ params }) => modeQuery.exec(params)?.[1]);
  return modes.find((mode) => mode !== undefined);
}

/** What a layer holds; of Tailwind's initial values, without asking which browsers need them. */
function collectLayer({ params, nodes = [] }: AtRule): ChildNode[] {
  return params === 'properties'
    ? nodes.flatMap((node) => (node.type === 'atrule' ? (node.nodes ?? []) : [node]))
    : nodes;
}

/** Takes away what the selectors have in them now, and what would reach the whole page. */
const flattenAtRules: Plugin = {
  postcssPlugin: 'flatten-at-rules',
  OnceExit(root) {
    root.walkAtRules((rule) => {
      if (rule.name === 'property') {
        rule.remove();
      } else if (rule.name === 'layer') {
        rule.replaceWith(collectLayer(rule));
      } else if (modeQuery.test(rule.params)) {
        rule.replaceWith(rule.nodes ?? []);
      }
    });
  },
};

/**
 * Returns flat CSS that reaches only what is in `[data-styles="<scope>"]`, in no layer.
 * `prefers-color-scheme` follows the `data-mode` of that element. `@property` would reach the
 * whole page: its initial values are set by Tailwind's own fallback, on every element of the demo.
 * Keyframes keep their names.
 *
 * @param css CSS without nesting
 */
export async function scopeStyles(css: string, scope: string): Promise<string> {
  const frame = `[data-styles=${JSON.stringify(scope)}]`;
  const prefixer = prefixSelector({
    prefix: frame,
    transform(_prefix, selector, _prefixed, _file, rule) {
      const mode = findMode(rule);
      const element = mode ? `${frame}:where([data-mode="${mode}"])` : frame;
      return toScopedSelector(element, selector, findWeight(rule));
    },
  });
  return (await postcss([prefixer, flattenAtRules]).process(css, { from: undefined })).css;
}
