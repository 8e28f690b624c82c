import { Joi } from '@docusaurus/utils-validation';
import { throwProblems } from '../../../core/server/problems';
import type { Sponsor, SponsorData } from '../types';

const file = 'data/sponsors.ts';
const address = Joi.string().uri({ scheme: 'https' });
const picture = Joi.string()
  .pattern(
    /^\/img\/(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.(?:svg|png|webp|avif|jpg)$/,
    '"picture in static/, such as /img/sponsors/name.svg"',
  )
  .required();

const sponsorSchema = Joi.object<Sponsor>({
  name: Joi.string().max(40).required(),
  link: address.required(),
  tagline: Joi.string().max(60).required(),
  light: picture,
  dark: picture,
});

const schema = Joi.object<SponsorData>({
  sponsors: Joi.array().items(sponsorSchema).unique('name').required(),
  join: address,
}).required();

const listKeys = (inSponsor: boolean): string =>
  Object.keys((inSponsor ? sponsorSchema : schema).describe().keys).join(', ');

/** Names the pictures that are not there. */
function checkPictures(given: unknown, hasPicture: (path: string) => boolean): string[] {
  const { sponsors } = (given ?? {}) as { sponsors?: unknown };
  const list: readonly Partial<Sponsor>[] = Array.isArray(sponsors) ? sponsors : [];
  return list.flatMap((sponsor, index) =>
    (['light', 'dark'] as const).flatMap((mode) => {
      const path = sponsor?.[mode];
      return picture.validate(path).error || hasPicture(`${path}`)
        ? []
        : `${file}: "sponsors[${index}].${mode}" is ${path}, but there is no static${path}.`;
    }),
  );
}

/**
 * Returns the sponsors as they are, when they are right.
 *
 * @param given what `data/sponsors.ts` exports
 * @param hasPicture whether `static/` has a file: `/img/sponsors/name.svg`
 * @throws an error that names every wrong key, what was given and what is allowed
 */
export function validateSponsors(
  given: unknown,
  hasPicture: (path: string) => boolean,
): SponsorData {
  const { error, value } = schema.validate(given, { abortEarly: false, convert: false });
  const problems = (error?.details ?? []).map(({ type, path, message, context }) => {
    if (type === 'object.unknown') {
      const allowed = listKeys(path.length > 1);
      return `${file}: there is no key "${context?.label}". Allowed here: ${allowed}.`;
    }
    return `${file}: ${message}; given: ${JSON.stringify(context?.value) ?? 'nothing'}.`;
  });
  throwProblems('The sponsors cannot be shown', [...problems, ...checkPictures(given, hasPicture)]);
  return value as SponsorData;
}

/**
 * Returns the sponsors with their pictures where a version serves them.
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
