import type { Member } from './member';
import toAge, { adultAge } from './toAge';
import toStrength from './toStrength';

const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());

export type Problems = Partial<Record<keyof Member, string>>;

/** Says what is wrong with each field, in the order of the form: one thing at a time. */
export default function checkMember(member: Member): Problems {
  const age = toAge(member.birth);
  const { score } = toStrength(member.password, [...member.name.split(' '), member.email]);
  const checks: [keyof Member, boolean, string][] = [
    ['name', !member.name.trim(), 'Enter the name for the card.'],
    ['birth', age === undefined, 'Enter the whole date of your birth.'],
    ['birth', age !== undefined && age < 6, 'Cards are for readers from 6 years on.'],
    ['birth', age !== undefined && age > 120, 'Is the year right?'],
    [
      'guardian',
      age !== undefined && age < adultAge && !isEmail(member.guardian),
      'Enter the email address of a parent or guardian.',
    ],
    ['email', !isEmail(member.email), 'Enter an address like name@house.example.'],
    ['password', score < 2, 'Make the password at least fair.'],
    ['agreed', !member.agreed, 'Agree to the house rules, or ask us about them.'],
  ];
  const problems: Problems = {};
  for (const [field, wrong, text] of checks) {
    if (wrong) {
      problems[field] ??= text;
    }
  }
  return problems;
}
