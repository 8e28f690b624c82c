import * as React from 'react';
import Rating from '@mui/material/Rating';

interface RatingFieldProps {
  label: string;
  value: number;
  hasFocus: boolean;
  onChange: (rating: number) => void;
}

/** Stars that take the focus when their cell does. */
export function RatingField({ label, value, hasFocus, onChange }: RatingFieldProps) {
  const ref = React.useRef<HTMLElement>(null);
  React.useEffect(() => {
    if (!hasFocus || !ref.current) return;
    const star = ref.current.querySelector('input:checked') ?? ref.current.querySelector('input');
    if (star instanceof HTMLElement) star.focus();
  }, [hasFocus]);
  return (
    <Rating
      ref={ref}
      role="radiogroup"
      aria-label={label}
      name="rating"
      value={value}
      onChange={(_event, rating) => onChange(rating ?? 0)}
      sx={{ px: 1 }}
    />
  );
}
