import * as React from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';

interface LongTextProps {
  text: string;
  tabIndex: number;
}

/** Text in one line, with a button for the rest if it doesn't fit. */
export function LongText({ text, tabIndex }: LongTextProps) {
  const line = React.useRef<HTMLSpanElement>(null);
  const [isCut, setCut] = React.useState(false);
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  React.useEffect(() => {
    const element = line.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setCut(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [text]);
  return (
    <Box sx={{ display: 'flex', width: '100%', gap: 1 }}>
      <Box
        ref={line}
        component="span"
        sx={{ flex: 1, overflow: 'hidden', textOverflow: 'ellipsis' }}
      >
        {text}
      </Box>
      {isCut && (
        <Link
          component="button"
          color="inherit"
          tabIndex={tabIndex}
          onClick={(event) => setAnchor(event.currentTarget)}
          onKeyDown={(event) => {
            if (event.key === ' ') event.stopPropagation();
          }}
        >
          More
        </Link>
      )}
      <Popover open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <Typography sx={{ p: 2, maxWidth: 320 }}>{text}</Typography>
      </Popover>
    </Box>
  );
}
