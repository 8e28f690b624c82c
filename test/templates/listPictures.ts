import path from 'node:path';
import { modes } from '../../plugins/preferences/types';
import { readTemplates } from '../../plugins/templates/server/templates';
import { siteDir } from '../support/site';

/** Where the pictures of page templates are kept. */
export const picturesDir = path.join(siteDir, 'docs/static/img/templates');

/** Returns the pictures that the gallery needs: of each template one in each mode. */
export async function listPictures() {
  const templates = await readTemplates(path.join(siteDir, 'docs'));
  return templates.flatMap(({ name }) =>
    modes.map((mode) => ({ name, mode, file: path.join(picturesDir, `${name}-${mode}.webp`) })),
  );
}
