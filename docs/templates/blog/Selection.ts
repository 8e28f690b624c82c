import { tags, type Tag } from './Post';

/** Which posts of the list are asked for. */
export interface Selection {
  tag?: Tag;
  text: string;
  /** From 1. */
  page: number;
}

/** Reads a selection from the address; what it cannot be is left out. */
export function toSelection(params: URLSearchParams): Selection {
  const page = Number(params.get('page'));
  return {
    tag: tags.find((tag) => tag === params.get('tag')),
    text: params.get('q') ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The address of a selection. */
export function toHref({ tag, text, page }: Selection): string {
  const params = new URLSearchParams();
  if (tag) {
    params.set('tag', tag);
  }
  if (text) {
    params.set('q', text);
  }
  if (page > 1) {
    params.set('page', String(page));
  }
  return `?${params}`;
}
