import type { Template } from '../../templates/types';
import type { Guide } from './readGuides';

/** Returns guides with what the build adds to one of them: a section of the gallery for each page template. */
export function addTemplates(guides: readonly Guide[], templates: readonly Template[]): Guide[] {
  const added = templates.map(({ name, title, demo }) => ({
    anchor: name,
    heading: title,
    names: [],
    demos: [demo],
  }));
  return guides.map((guide) =>
    guide.slug === '/templates' ? { ...guide, sections: [...guide.sections, ...added] } : guide,
  );
}
