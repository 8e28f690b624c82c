import dayjs from 'dayjs';

/** What a buyer fills in. Every value is a text, as its field has it. */
export interface Order {
  address: {
    name: string;
    email: string;
    street: string;
    city: string;
    postcode: string;
    country: string;
  };
  delivery: { way: string; day: string };
  payment: { method: string; number: string; expiry: string; code: string };
}

/** What is wrong with the fields of a form; a field that is right is missing. */
export type Problems<Values> = Partial<Record<keyof Values, string>>;

export const emptyOrder: Order = {
  address: { name: '', email: '', street: '', city: '', postcode: '', country: 'US' },
  delivery: { way: 'post', day: '' },
  payment: { method: 'card', number: '', expiry: '', code: '' },
};

/** The steps in their order: the `step` of the address. */
export const steps = [
  { id: 'address', title: 'Address' },
  { id: 'delivery', title: 'Delivery' },
  { id: 'payment', title: 'Payment' },
  { id: 'review', title: 'Review' },
] as const;

/** The shop's day: fixed, so that the template looks the same on every day. Yours is `dayjs()`. */
export const today = dayjs('2026-09-14');
