import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** What an element gives to assistive technology: its role, its name, and its state. */
function describe(element: Element) {
  const get = (name: string) => element.getAttribute(name);
  const labelledBy = get('aria-labelledby');
  const labels = labelledBy?.split(' ').map((id) => {
    const label = document.getElementById(id);
    return label?.getAttribute('aria-label') ?? label?.textContent;
  });
  const name = get('aria-label') ?? labels?.join(' ') ?? element.textContent;
  const active = document.getElementById(get('aria-activedescendant') ?? '');
  return [
    get('role') ?? element.tagName.toLowerCase(),
    `“${name}”`,
    get('aria-valuetext') ?? get('aria-valuenow'),
    (get('aria-selected') === 'true' || get('aria-checked') === 'true') && 'selected',
    get('aria-current') && `current ${get('aria-current')}`,
    get('aria-disabled') === 'true' && 'disabled',
    active && `active: “${active.getAttribute('aria-label') ?? active.textContent}”`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** Shows what the focused element in it exposes. */
export function Exposed({ children }: { children: React.ReactNode }) {
  const [text, setText] = React.useState('Nothing has the focus.');
  const read = () =>
    setTimeout(() => document.activeElement && setText(describe(document.activeElement)), 50);
  return (
    <Box onFocus={read} onKeyUp={read}>
      {children}
      <Typography variant="body2" sx={{ pt: 1, minHeight: 48 }}>
        {text}
      </Typography>
    </Box>
  );
}
