import type { Member } from './member';

/** An address that already has a card. */
export const takenEmail = 'taken@house.example';

export type Answer = { kind: 'member'; card: string } | { kind: 'taken' };

/** Stands in for your own server: answers late, and refuses one address. */
export default async function sendMember({ email }: Member): Promise<Answer> {
  await new Promise((resolve) => setTimeout(resolve, 700));
  return email.trim().toLowerCase() === takenEmail
    ? { kind: 'taken' }
    : { kind: 'member', card: '2604 1187 03' };
}
