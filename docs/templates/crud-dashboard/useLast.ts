import * as React from 'react';

/** The value, or the last one that there was: what closes still shows it on its way out. */
export function useLast<Value>(value: Value | null): Value | null {
  const [last, setLast] = React.useState(value);
  if (value !== null && value !== last) {
    setLast(value);
  }
  return value ?? last;
}
