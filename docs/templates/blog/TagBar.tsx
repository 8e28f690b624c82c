import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { tags } from './Post';
import { toHref, type Selection } from './Selection';

/** A link for each tag, and one for all posts. */
export default function TagBar({ selection }: { selection: Selection }) {
  const { text } = selection;
  return (
    <Box
      component="nav"
      aria-label="Tags"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, flexGrow: 1 }}
    >
      {[undefined, ...tags].map((tag) => (
        <Chip
          key={tag ?? 'all'}
          component="a"
          clickable
          href={toHref({ tag, text, page: 1 })}
          label={tag ?? 'all'}
          aria-current={tag === selection.tag ? 'page' : undefined}
          color={tag === selection.tag ? 'primary' : 'default'}
          variant={tag === selection.tag ? 'filled' : 'outlined'}
        />
      ))}
    </Box>
  );
}
