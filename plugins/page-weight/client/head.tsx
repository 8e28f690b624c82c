/**
 * Replaces `react-helmet-async` in browsers: the tags that components write into `Head` are those of the
 * page, the inner ones in place of the outer ones. The server keeps the library, and marks what it wrote.
 */
import {
  Children,
  Fragment,
  isValidElement,
  type PropsWithChildren,
  type ReactElement,
  type ReactNode,
  useLayoutEffect,
  useState,
} from 'react';

type Attributes = Record<string, string>;

/** The tags of one component, and the attributes that it gives to other elements. */
interface Tags {
  title?: string;
  html: Attributes;
  body: Attributes;
  list: { type: string; attributes: Attributes }[];
}

/** Marks the tags that are ours. */
const mark = 'data-rh';

/** Attributes by which a tag replaces another one; the last one of a tag counts. */
const primary: Readonly<Record<string, readonly string[]>> = {
  base: ['href'],
  link: ['rel', 'href'],
  meta: ['name', 'charset', 'http-equiv', 'property', 'itemprop'],
  noscript: ['innerHTML'],
  script: ['src', 'innerHTML'],
  style: ['innerHTML'],
};

const names: Readonly<Record<string, string>> = {
  className: 'class',
  cssText: 'innerHTML',
  httpEquiv: 'http-equiv',
};

const toName = (prop: string) => names[prop] ?? (prop === 'innerHTML' ? prop : prop.toLowerCase());

const toText = (children: ReactNode) => Children.toArray(children).join('');

function collect(children: ReactNode, tags: Tags): Tags {
  Children.forEach(children, (child) => {
    if (!isValidElement(child)) {
      return;
    }
    const { type } = child as ReactElement<PropsWithChildren>;
    const { children: inner, ...props } = child.props as PropsWithChildren<Attributes>;
    const attributes = Object.fromEntries(
      Object.entries(props).map(([prop, value]) => [toName(prop), String(value ?? '')]),
    );
    if (type === Fragment) {
      collect(inner, tags);
    } else if (type === 'title') {
      tags.title = toText(inner);
    } else if (type === 'html' || type === 'body') {
      Object.assign(tags[type], attributes);
    } else {
      const text = toText(inner);
      tags.list.push({
        type: String(type),
        attributes: text ? { ...attributes, innerHTML: text } : attributes,
      });
    }
  });
  return tags;
}

/** Returns what a tag is replaced by: `meta name=robots`. */
function toKey({ type, attributes }: Tags['list'][number]): string | undefined {
  let key: string | undefined;
  for (const [name, value] of Object.entries(attributes)) {
    const isCanonical = key === 'rel' && attributes.rel?.toLowerCase() === 'canonical';
    const isStylesheet = name === 'rel' && value.toLowerCase() === 'stylesheet';
    if (primary[type]?.includes(name) && !isCanonical && !isStylesheet) {
      key = name;
    }
  }
  const value = key && attributes[key];
  return value ? `${type} ${key}=${value.toLowerCase()}` : undefined;
}

/** Puts the tags of components together, the outer ones first. */
function merge(all: readonly Tags[]): Tags {
  const seen = new Set<string>();
  const lists = all.toReversed().map(({ list }) => {
    const keyed = list.map((tag) => ({ tag, key: toKey(tag) }));
    const kept = keyed.filter(({ key }) => key !== undefined && !seen.has(key));
    kept.forEach(({ key }) => seen.add(String(key)));
    return kept.map(({ tag }) => tag);
  });
  const title = all.findLast((tags) => tags.title)?.title;
  return {
    ...(title && { title }),
    html: Object.assign({}, ...all.map(({ html }) => html)) as Attributes,
    body: Object.assign({}, ...all.map(({ body }) => body)) as Attributes,
    list: lists.toReversed().flat(),
  };
}

function updateAttributes(element: Element, attributes: Attributes): void {
  const own = Object.keys(attributes);
  for (const name of element.getAttribute(mark)?.split(',') ?? []) {
    if (!own.includes(name)) {
      element.removeAttribute(name);
    }
  }
  for (const name of own) {
    if (element.getAttribute(name) !== attributes[name]) {
      element.setAttribute(name, attributes[name] ?? '');
    }
  }
  if (own.length > 0) {
    element.setAttribute(mark, own.join());
  } else {
    element.removeAttribute(mark);
  }
}

function updateTags(list: Tags['list']): void {
  const old = new Set(document.head.querySelectorAll(`[${mark}]:not(title)`));
  for (const { type, attributes } of list) {
    const element = document.createElement(type);
    const { innerHTML, ...others } = attributes;
    for (const [name, value] of Object.entries({ ...others, [mark]: 'true' })) {
      element.setAttribute(name, value);
    }
    element.innerHTML = innerHTML ?? '';
    const same = [...old].find((item) => item.isEqualNode(element));
    if (same) {
      old.delete(same);
    } else {
      document.head.append(element);
    }
  }
  old.forEach((element) => element.remove());
}

/** What components write, by the order in which they were first drawn: parents before children. */
const written = new Map<number, ReactNode>();
let count = 0;
let shown = '';
let isScheduled = false;

function update(): void {
  isScheduled = false;
  const inOrder = [...written].toSorted(([a], [b]) => a - b);
  const tags = merge(
    inOrder.map(([, children]) => collect(children, { html: {}, body: {}, list: [] })),
  );
  const next = JSON.stringify(tags);
  if (next === shown) {
    return;
  }
  shown = next;
  if (tags.title) {
    document.title = tags.title;
  }
  updateAttributes(document.documentElement, tags.html);
  updateAttributes(document.body, tags.body);
  updateTags(tags.list);
}

/** Updates the page once for all components of a commit. */
function schedule(): void {
  if (!isScheduled) {
    isScheduled = true;
    queueMicrotask(update);
  }
}

/** Writes its children into the head of the page: tags, and `html` and `body` for their attributes. */
export function Helmet({ children }: PropsWithChildren): null {
  const [order] = useState(() => count++);
  useLayoutEffect(() => {
    written.set(order, children);
    schedule();
  });
  useLayoutEffect(
    () => () => {
      written.delete(order);
      schedule();
    },
    [order],
  );
  return null;
}

export const HelmetProvider = ({ children }: PropsWithChildren): ReactNode => children;
