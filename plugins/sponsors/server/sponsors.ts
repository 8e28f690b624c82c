import { Joi } from '@docusaurus/utils-validation';
import { listSchemaProblems, throwProblems } from '../../../core/server/problems';
import type { Sponsor, SponsorData } from '../types';

const address = Joi.string().uri({ scheme: 'https' });

function createSchema(hasPicture: (path: string) => boolean): Joi.Schema {
  const picture = Joi.string()
    .pattern(
      /^\/img\/(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.(?:svg|png|webp|avif|jpg)$/,
      '"picture in static/, such as /img/sponsors/name.svg"',
    )
    .custom((path: string, { error }) => (hasPicture(path) ? path : error('picture.missing')))
    .messages({ 'picture.missing': '{{#label}} must be a file in static/' })
    .required();
  const sponsor = Joi.object<Sponsor>({
    name: Joi.string().max(40).required(),
    link: address.required(),
    tagline: Joi.string().max(60).required(),
    light: picture,
    dark: picture,
  });
  return Joi.object<SponsorData>({
    sponsors: Joi.array().items(sponsor).unique('name').required(),
    join: address,
  }).required();
}

/**
 * Returns the sponsors unchanged when they are valid.
 *
 * @param given what `data/sponsors.ts` exports
 * @param hasPicture whether `static/` has a file: `/img/sponsors/name.svg`
 * @throws an error with every problem: the key, what was given and what is allowed
 */
export function validateSponsors(
  given: unknown,
  hasPicture: (path: string) => boolean,
): SponsorData {
  const schema = createSchema(hasPicture);
  throwProblems('Invalid sponsors', listSchemaProblems('data/sponsors.ts', schema, given));
  return given as SponsorData;
}

/**
 * Returns the sponsors as a version shows them: with the paths at which it serves their pictures, and in its
 * language.
 *
 * @param baseUrl path of the version, with both slashes
 * @param translate returns a text in the language of the version
 */
export function toServedSponsors(
  data: SponsorData,
  baseUrl: string,
  translate: (english: string) => string,
): SponsorData {
  const toServed = (picture: string) => baseUrl + picture.slice(1);
  return {
    ...data,
    sponsors: data.sponsors.map((sponsor) => ({
      ...sponsor,
      tagline: translate(sponsor.tagline),
      light: toServed(sponsor.light),
      dark: toServed(sponsor.dark),
    })),
  };
}
