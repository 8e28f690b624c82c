import dayjs from 'dayjs';

/** What a new member fills in. */
export interface Member {
  name: string;
  email: string;
  /** `YYYY-MM-DD`, or nothing. */
  birth: string;
  /** Asked of members who are too young to sign alone. */
  guardian: string;
  password: string;
  agreed: boolean;
}

export const emptyMember: Member = {
  name: '',
  email: '',
  birth: '',
  guardian: '',
  password: '',
  agreed: false,
};

/** The library's day: fixed, so that the template looks the same on every day. Yours is `dayjs()`. */
export const today = dayjs('2026-09-14');
