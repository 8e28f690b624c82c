import Typography from '@mui/material/Typography';
import type { Post } from './Post';
import toReadingTime from './toReadingTime';

const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** Who wrote a post, when, and how long it takes to read. */
export default function PostFacts({ post }: { post: Post }) {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {post.author} · <time dateTime={post.date}>{dates.format(new Date(post.date))}</time> ·{' '}
      {toReadingTime(post)}
    </Typography>
  );
}
