import dayjs from 'dayjs';
import { today, type Order, type Problems } from './order';

/** Luhn's sum: every second digit from the end counts twice. It finds one wrong digit and most swaps. */
function addsUp(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Says what is wrong with each field of a card; an invoice has none. */
export default function checkPayment(payment: Order['payment']): Problems<Order['payment']> {
  if (payment.method !== 'card') {
    return {};
  }
  const problems: Problems<Order['payment']> = {};
  const number = payment.number.replace(/\s/g, '');
  const [, month, year] = /^(0[1-9]|1[0-2]) ?\/ ?(\d{2})$/.exec(payment.expiry) ?? [];
  if (!/^\d{13,19}$/.test(number)) {
    problems.number = 'Enter the 13 to 19 digits on the card.';
  } else if (!addsUp(number)) {
    problems.number = 'These digits do not add up. Is one of them wrong?';
  }
  if (!month) {
    problems.expiry = 'Write month and year, like 09/28.';
  } else if (dayjs(`20${year}-${month}-01`).endOf('month').isBefore(today)) {
    problems.expiry = 'This card has expired.';
  }
  if (!/^\d{3,4}$/.test(payment.code)) {
    problems.code = 'Enter its 3 or 4 digits.';
  }
  return problems;
}
