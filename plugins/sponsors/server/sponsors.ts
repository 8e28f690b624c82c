import { Joi } from '@docusaurus/utils-validation';
import { throwProblems } from '../../../core/server/problems';
import type { Sponsor, SponsorData } from '../types';

const file = 'data/sponsors.ts';
const address = Joi.string().uri({ scheme: 'https' });

function createSchemas(hasPicture: (path: string) => boolean) {
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
  const data = Joi.object<SponsorData>({
    sponsors: Joi.array().items(sponsor).unique('name').required(),
    join: address,
  }).required();
  return { sponsor, data };
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
  const schemas = createSchemas(hasPicture);
  const { error, value } = schemas.data.validate(given, { abortEarly: false, convert: false });
  const problems = (error?.details ?? []).map(({ type, path, message, context }) => {
    if (type === 'object.unknown') {
      const schema = path.length > 1 ? schemas.sponsor : schemas.data;
      const allowed = Object.keys(schema.describe().keys).join(', ');
      return `${file}: unknown key "${context?.label}". Allowed here: ${allowed}.`;
    }
    return `${file}: ${message}; given: ${JSON.stringify(context?.value) ?? 'nothing'}.`;
  });
  throwProblems('Invalid sponsors', problems);
  return value as SponsorData;
}

/**
 * Returns the sponsors with the paths at which a version serves their pictures.
 *
 * @param baseUrl path of the version, with both slashes
 */
export function toServedSponsors(data: SponsorData, baseUrl: string): SponsorData {
  const toServed = (picture: string) => baseUrl + picture.slice(1);
  return {
    ...data,
    sponsors: data.sponsors.map((sponsor) => ({
      ...sponsor,
      light: toServed(sponsor.light),
      dark: toServed(sponsor.dark),
    })),
  };
}
