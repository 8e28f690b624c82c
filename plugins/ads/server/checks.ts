import { existsSync } from 'node:fs';
import path from 'node:path';
import { Joi } from '@docusaurus/utils-validation';
import { transform } from 'lightningcss';
import { throwProblems } from '../../../core/server/problems';
import type { Site } from '../../../core/types';
import type { InHouseAd } from '../types';

const createAdSchema = (basePath: string) =>
  Joi.object<InHouseAd>({
    name: Joi.string().max(40).required(),
    link: Joi.string()
      .custom((link: string, { error }) =>
        link.startsWith(basePath) || /^https:\/\/[^/]/.test(link) ? link : error('link.target'),
      )
      .required()
      .messages({ 'link.target': `{{#label}} must begin with ${basePath} or https://` }),
    img: Joi.string()
      .pattern(/^\/[^?#]+$/, '"path in static/, such as /img/in-house/playground.svg"')
      .required(),
    description: Joi.string().max(90).required(),
    poweredby: Joi.string().max(40),
    label: Joi.string()
      .max(40)
      .pattern(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, '"words such as summer-sale"'),
  });

/** Returns pictures that are not there. */
function checkPictures(ads: readonly InHouseAd[], staticDir: string): string[] {
  return ads
    .filter(({ img }) => !existsSync(path.join(staticDir, img)))
    .map(
      ({ name, img }) =>
        `data/ads.ts: the picture of "${name}" is not there. Put it at static${img}, 130 by 100 px, or name another.`,
    );
}

/**
 * Returns the entries of `data/ads.ts` as they are, when they are right.
 *
 * @param given what `data/ads.ts` exports
 * @param basePath path that the pages of the site begin with
 * @param staticDir absolute path of the folder of pictures
 * @throws an error that names every wrong key, what was given and what is allowed
 */
export function validateAds(given: unknown, basePath: string, staticDir: string): InHouseAd[] {
  const adSchema = createAdSchema(basePath);
  const schema = Joi.array().items(adSchema).min(1).unique('name').label('the list').messages({
    'array.min':
      '{{#label}} is empty. Write an entry, or "ads: false" in site.ts for no ads at all',
  });
  const { error, value } = schema.validate(given, { abortEarly: false, convert: false });
  const allowed = Object.keys(adSchema.describe().keys).join(', ');
  const problems = (error?.details ?? []).map(({ type, path: place, message, context }) =>
    type === 'object.unknown'
      ? `data/ads.ts: there is no key "${place.join('.')}". Allowed: ${allowed}.`
      : `data/ads.ts: ${message}; given: ${JSON.stringify(context?.value) ?? 'nothing'}.`,
  );
  throwProblems('The ads cannot be shown', problems);
  throwProblems('The ads cannot be shown', checkPictures(value as InHouseAd[], staticDir));
  return value as InHouseAd[];
}

/** Returns what is wrong with the selector of what a provider's script draws: a browser would throw. */
export function checkPlacement({ ads }: Pick<Site, 'ads'>): string[] {
  if (!ads || ads.kind !== 'script') {
    return [];
  }
  try {
    transform({ filename: 'site.css', code: Buffer.from(`${ads.placement} { color: red }`) });
    return [];
  } catch (error) {
    return [
      `site.ts: "ads.placement" must be a CSS selector such as #provider-ad; given: ${JSON.stringify(ads.placement)} (${(error as Error).message}).`,
    ];
  }
}

/**
 * Returns the links of ads that lead to pages of the site which are not there.
 *
 * @param basePath path that the pages of the site begin with
 * @param outDir absolute path of the folder that the current version was built in
 */
export function checkAdLinks(
  ads: readonly InHouseAd[],
  basePath: string,
  outDir: string,
): string[] {
  return ads
    .filter(({ link }) => link.startsWith(basePath))
    .filter(({ link }) => {
      const page = link.slice(basePath.length).replace(/[?#].*$/, '');
      const files = page === '' ? ['index.html'] : [page, `${page}.html`, `${page}/index.html`];
      return !files.some((file) => existsSync(path.join(outDir, file)));
    })
    .map(
      ({ name, link }) =>
        `data/ads.ts: "${name}" leads to ${link}, which the current version does not have. Lead it to one of its pages, or to an address with https.`,
    );
}
