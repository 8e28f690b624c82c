import { useEffect, useState } from 'react';

/** Counts seconds down to nothing. Returns how many are left, and starts again from a number. */
export default function useLock() {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (seconds === 0) {
      return undefined;
    }
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
  return [seconds, setSeconds] as const;
}
