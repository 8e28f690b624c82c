import { Features, transform } from 'lightningcss';
import postcss, { type AtRule, type ChildNode, type Node, type Plugin, type Rule } from 'postcss';
import prefixSelector from 'postcss-prefix-selector';

/** The oldest browsers in the site's `browserslist`: the major version times 65536. */
const OLDEST_BROWSERS = { chrome: 111 << 16, firefox: 115 << 16, safari: (16 << 16) | (4 << 8) };

/** Returns CSS without nesting and white space, for the oldest browsers of the site. */
export function flattenCss(css: string): string {
  const { code } = transform({
    filename: 'demo.css',
    code: Buffer.from(css),
    minify: true,
    // Tailwind takes prose for classes too; the broken rules that result are dropped.
    errorRecovery: true,
    include: Features.Nesting | Features.MediaQueries,
    // Browsers do these themselves, by the demo's direction.
    exclude: Features.LogicalProperties | Features.DirSelector | Features.LightDark,
    targets: OLDEST_BROWSERS,
  });
  return Buffer.from(code).toString();
}

/** How much the scope adds to the specificity of a selector. */
type ScopeWeight = 'none' | 'one' | 'most';

/** The page itself, at the start of a selector. */
const PAGE = /^(?::root|:host|html|body)(?![\w-])(?:\s+body(?![\w-]))?/;

const HOST = /:host\(((?:[^()]|\([^()]*\))*)\)/g;

/** Writes `:host(.dark)` as `:host:is(.dark)`, so that the condition is kept when `:host` is replaced. */
export const unwrapHost = (selector: string): string => selector.replace(HOST, ':host:is($1)');

/** The start of a pseudo-element, which `:where()` can't contain. */
export const PSEUDO_ELEMENT = /::|:(?:before|after|first-line|first-letter)(?![\w-])/;

/**
 * Returns a selector that matches only inside a demo's frame; selectors of the page (`:root`,
 * `html`, `body`) become the frame.
 *
 * @param frame selector of the frame
 * @param weight `none` removes all specificity, `one` adds the frame's, `most` wins over every
 *   selector without an id, but not over inline styles
 */
export function toScopedSelector(frame: string, given: string, weight: ScopeWeight): string {
  const selector = unwrapHost(given);
  const isPage = PAGE.test(selector);
  const rest = isPage ? selector.replace(PAGE, '') : ` ${selector}`;
  if (weight !== 'none') {
    return `${frame}${weight === 'most' ? ':not(#_)' : ''}${rest}`;
  }
  const end = PSEUDO_ELEMENT.exec(rest)?.index ?? rest.length;
  const element = rest.slice(0, end) === ' ' ? ' *' : rest.slice(0, end);
  return `:where(${frame}${element})${rest.slice(end)}`;
}

/** A query for the system's mode alone, which the page's mode replaces in a demo. */
const MODE_QUERY = /^\(\s*prefers-color-scheme\s*:\s*(dark|light)\s*\)$/;

/** Weights of Tailwind's layers: the library's styles come between its reset and its utilities. */
const LAYER_WEIGHTS: Record<string, ScopeWeight> = {
  properties: 'none',
  theme: 'none',
  base: 'none',
  components: 'most',
  utilities: 'most',
};

function collectAtRules(node: Node): AtRule[] {
  const parent = node.parent as Node | undefined;
  const outer = parent ? collectAtRules(parent) : [];
  return parent?.type === 'atrule' ? [parent as AtRule, ...outer] : outer;
}

function findWeight(rule: Rule): ScopeWeight {
  const layer = collectAtRules(rule).findLast(({ name }) => name === 'layer');
  return (layer && LAYER_WEIGHTS[layer.params]) ?? 'one';
}

function findMode(rule: Rule): string | undefined {
  const modes = collectAtRules(rule).map(({ params }) => MODE_QUERY.exec(params)?.[1]);
  return modes.find((mode) => mode !== undefined);
}

/** The rules of a layer; Tailwind's initial values without the query for browsers that need them. */
function collectLayer({ params, nodes = [] }: AtRule): ChildNode[] {
  return params === 'properties'
    ? nodes.flatMap((node) => (node.type === 'atrule' ? (node.nodes ?? []) : [node]))
    : nodes;
}

/** Removes what selectors express now, and what would apply to the whole page. */
const flattenAtRules: Plugin = {
  postcssPlugin: 'flatten-at-rules',
  OnceExit(root) {
    root.walkAtRules((rule) => {
      if (rule.name === 'property') {
        rule.remove();
      } else if (rule.name === 'layer') {
        rule.replaceWith(collectLayer(rule));
      } else if (MODE_QUERY.test(rule.params)) {
        rule.replaceWith(rule.nodes ?? []);
      }
    });
  },
};

/**
 * Returns flat CSS without layers that applies only inside `[data-styles="<scope>"]`.
 * `prefers-color-scheme` follows that element's `data-mode`. `@property` would apply to the whole
 * page: Tailwind's own fallback sets its initial values on every element of the demo. Keyframes keep
 * their names.
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
