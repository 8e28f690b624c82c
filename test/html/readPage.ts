/** What checks have to know of a page, read in one pass over its HTML. */
import { Parser } from 'htmlparser2';
import { hintAttribute, type PageHint } from '../../plugins/page-weight/types';

/** An element, as problems name it. */
export interface Found {
  /** Its tag with the attributes that tell it from others, and the line of the HTML that it begins in. */
  element: string;
}

/** A heading of the page. */
export interface Heading extends Found {
  level: number;
}

/** A reference from one element to another of the same page, by its id. */
export interface Reference extends Found {
  attribute: string;
  id: string;
}

/** What an element asks for, or leads to. */
export interface Link extends Found {
  /** `a`, `img`, `link canonical`: the element, and for `link` its relation. */
  from: string;
  url: string;
  rel: readonly string[];
}

/** A script of the page, or a block of data. */
export interface Script extends Found {
  src?: string;
  /** Empty for a script that browsers run as such. */
  type: string;
  text: string;
}

/** An element of the head. */
export type HeadElement = Readonly<Record<string, string>>;

/** What was read of a page. */
export interface Page {
  /** Attributes of its `html` element. */
  html: HeadElement;
  title: string;
  /** Elements `meta` and `link`, as their attributes. */
  metaTags: readonly HeadElement[];
  headLinks: readonly HeadElement[];
  headings: readonly Heading[];
  ids: ReadonlySet<string>;
  /** Elements whose id another has had before. */
  repeated: readonly Reference[];
  references: readonly Reference[];
  links: readonly Link[];
  /** Links, by `a`, that have no address, or nothing that names them. */
  unnamed: readonly Found[];
  withoutAddress: readonly Found[];
  /** Images without a text that stands in for them, or without a size. */
  images: readonly { element: string; lacks: string }[];
  scripts: readonly Script[];
  /** Attributes like `onclick`. */
  handlers: readonly Found[];
  /** How many elements it has. */
  elements: number;
  /** Whether it has demos, or code of demos; and whether it has a place for an ad. */
  hasDemos: boolean;
  hasSlot: boolean;
  /** Where its own modules are, if the browser's table of routes doesn't have it. */
  hint: PageHint | undefined;
}

/** Attributes whose values are ids of other elements, one or several. */
const referring = [
  'aria-activedescendant',
  'aria-controls',
  'aria-describedby',
  'aria-details',
  'aria-errormessage',
  'aria-flowto',
  'aria-labelledby',
  'aria-owns',
  'for',
  'form',
  'headers',
  'list',
  'popovertarget',
];

/** Attributes that tell an element from others of its kind. */
const telling = ['id', 'class', 'href', 'src', 'name', 'property', 'rel', 'aria-label', 'for'];

const shorten = (text: string) => (text.length > 90 ? `${text.slice(0, 90)}…` : text);

const toWords = (text = '') => text.split(/\s+/).filter(Boolean);

type Attributes = Record<string, string>;

function toElement(name: string, attributes: Attributes): string {
  const told = telling.flatMap((key) =>
    attributes[key] ? `${key}="${shorten(attributes[key])}"` : [],
  );
  return `<${[name, ...told.slice(0, 3)].join(' ')}>`;
}

/** Addresses that an element asks for or leads to. */
function toUrls(name: string, attributes: Attributes): string[] {
  const sets = name === 'link' ? attributes.imagesrcset : attributes.srcset;
  const candidates = (sets ?? '').split(/,\s+/).flatMap((item) => toWords(item)[0] ?? []);
  // A form is sent, not followed.
  return [attributes.href, attributes.src, attributes.poster, ...candidates].flatMap((url) =>
    url === undefined ? [] : url,
  );
}

/** Reads a page. What it contains is entered in the order of its HTML. */
export function readPage(text: string): Page {
  const page = {
    html: {} as Attributes,
    title: '',
    metaTags: [] as Attributes[],
    headLinks: [] as Attributes[],
    headings: [] as Heading[],
    ids: new Set<string>(),
    repeated: [] as Reference[],
    references: [] as Reference[],
    links: [] as Link[],
    unnamed: [] as Found[],
    withoutAddress: [] as Found[],
    images: [] as { element: string; lacks: string }[],
    scripts: [] as Script[],
    handlers: [] as Found[],
    elements: 0,
    hasDemos: false,
    hasSlot: false,
    hint: undefined as PageHint | undefined,
  };
  /** Links that are open, with whether something in them names them: a link in a link would be two. */
  const open: { element: string; named: boolean }[] = [];
  let svg = 0;
  let reading: 'title' | Script | undefined;
  const nameLink = () => {
    for (const link of open) {
      link.named = true;
    }
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      const element = toElement(name, attributes);
      const { id } = attributes;
      page.elements += 1;
      if (id !== undefined) {
        if (page.ids.has(id)) {
          page.repeated.push({ element, attribute: 'id', id });
        }
        page.ids.add(id);
      }
      for (const attribute of Object.keys(attributes)) {
        if (attribute.startsWith('on')) {
          page.handlers.push({ element: `${element} ${attribute}` });
        }
        if (referring.includes(attribute)) {
          for (const target of toWords(attributes[attribute])) {
            page.references.push({ element, attribute, id: target });
          }
        }
      }
      for (const url of toUrls(name, attributes)) {
        const rel = toWords(attributes.rel);
        page.links.push({
          element,
          from: name === 'link' ? `link ${rel.join(' ')}` : name,
          url,
          rel,
        });
      }
      if (attributes['aria-label'] || attributes.alt || attributes['aria-labelledby']) {
        nameLink();
      }
      const hint = attributes[hintAttribute];
      page.hint ??= hint === undefined ? undefined : (JSON.parse(hint) as PageHint);
      page.hasDemos ||= 'data-demo' in attributes || 'data-demo-code' in attributes;
      page.hasSlot ||= attributes['aria-labelledby'] === 'slot-label';
      if (/^h[1-6]$/.test(name)) {
        page.headings.push({ element, level: Number(name[1]) });
      }
      switch (name) {
        case 'html':
          page.html = attributes;
          break;
        case 'meta':
          page.metaTags.push(attributes);
          break;
        case 'link':
          page.headLinks.push(attributes);
          break;
        case 'svg':
          svg += 1;
          break;
        case 'title':
          // An icon has a title too.
          reading = svg === 0 ? 'title' : undefined;
          break;
        case 'script': {
          const { src, type = '' } = attributes;
          reading = { element, type, text: '', ...(src !== undefined && { src }) };
          page.scripts.push(reading);
          break;
        }
        case 'img': {
          const { alt, width, height } = attributes;
          const lacks = [
            alt === undefined ? 'alt' : [],
            width && height ? [] : 'width and height',
          ].flat();
          page.images.push(...lacks.map((lack) => ({ element, lacks: lack })));
          break;
        }
        case 'a':
          if (!attributes.href) {
            page.withoutAddress.push({ element });
          }
          open.push({
            element,
            named: Boolean(attributes['aria-label'] || attributes['aria-labelledby']),
          });
          break;
      }
    },
    ontext(data) {
      if (reading === 'title') {
        page.title += data;
      } else if (reading) {
        reading.text += data;
      } else if (open.length > 0 && data.trim() !== '') {
        nameLink();
      }
    },
    onclosetag(name) {
      if (name === 'svg') {
        svg -= 1;
      } else if (name === 'title' || name === 'script') {
        reading = undefined;
      } else if (name === 'a') {
        const link = open.pop();
        if (link && !link.named) {
          page.unnamed.push({ element: link.element });
        }
      }
    },
  });
  parser.end(text);
  return page;
}
