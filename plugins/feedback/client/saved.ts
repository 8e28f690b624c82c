/** What the browser keeps of a visitor's feedback. */
import { createVisitorStore } from '../../../core/client/visitorStore';
import type { Section } from '../types';

/** The longest comment, in characters. */
export const maxLength = 5000;

/** How the visitor rated each page: `1`, `0` or nothing. */
export const votes = createVisitorStore(() => localStorage, 'feedback-');

const texts = createVisitorStore(() => sessionStorage, 'feedback-draft-');

const toPlace = (page: string, section?: Pick<Section, 'id'>) =>
  section ? `${page}#${section.id}` : page;

/** What was typed about each page and each section and not sent, until the tab is closed. */
export const drafts = {
  read: (page: string, section?: Section): string =>
    texts.read(toPlace(page, section)).slice(0, maxLength),
  /** Saves a draft; an empty one is removed. */
  write: (page: string, section: Section | undefined, text: string): void =>
    texts.write(toPlace(page, section), text),
  /** Returns what there is a draft about: the page, or anchors of its sections; nothing without one. */
  find(page: string): { page: boolean; sections: string[] } {
    const places = texts.list().filter((place) => texts.read(place) !== '');
    const sections = places.filter((place) => place.startsWith(`${page}#`));
    return {
      page: places.includes(page),
      sections: sections.map((place) => place.slice(page.length + 1)),
    };
  },
};
