import { useEffect, useState } from 'react';
import { currencies, periods, seatLimits, type Choice } from './choice';

/** Reads a choice from the address. What is not one of the values is left at its default. */
function readChoice(): Choice {
  const params = new URLSearchParams(window.location.search);
  const seats = Number(params.get('seats'));
  const possible = Number.isInteger(seats) && seats >= seatLimits.min && seats <= seatLimits.max;
  return {
    period: periods.find((period) => period === params.get('period')) ?? 'yearly',
    seats: possible ? seats : 8,
    currency: currencies.find((currency) => currency === params.get('currency')) ?? 'USD',
  };
}

/** The visitor's choice, kept in the address: a link to the page is a link to the offer. */
export default function useChoice() {
  const [choice, setChoice] = useState(readChoice);
  useEffect(() => {
    const follow = () => setChoice(readChoice());
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  const change = (next: Choice) => {
    const address = new URL(window.location.href);
    Object.entries(next).forEach(([key, value]) => address.searchParams.set(key, String(value)));
    // Replaced: each step of the slider would be a step of the back button.
    window.history.replaceState(window.history.state, '', address);
    setChoice(next);
  };
  return [choice, change] as const;
}
