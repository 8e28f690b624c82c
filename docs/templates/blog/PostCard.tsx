import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import Cover from './Cover';
import type { Post } from './Post';
import PostFacts from './PostFacts';

interface PostCardProps {
  post: Post;
  heading: 'h2' | 'h3';
  /** Over the whole width, with its picture beside the text. */
  wide?: boolean;
}

export default function PostCard({ post, heading, wide = false }: PostCardProps) {
  return (
    <Box
      component="article"
      sx={{
        position: 'relative',
        gridColumn: wide ? '1 / -1' : 'auto',
        display: 'grid',
        alignContent: 'start',
        alignItems: 'center',
        gridTemplateColumns: wide ? { md: '3fr 2fr' } : '',
        columnGap: 4,
        rowGap: 2,
        '&:hover a': { textDecorationColor: 'currentColor' },
      }}
    >
      <Cover title={post.title} />
      <Box>
        <Typography
          component={heading}
          sx={{
            fontSize: wide ? 28 : 20,
            fontWeight: 650,
            lineHeight: 1.25,
            letterSpacing: '-0.015em',
          }}
        >
          {/* The whole card is the link's. */}
          <Link
            href={`?post=${post.slug}`}
            color="inherit"
            sx={{
              textDecorationColor: 'transparent',
              '&::after': { content: '""', position: 'absolute', inset: 0 },
            }}
          >
            {post.title}
          </Link>
        </Typography>
        <Typography sx={{ mt: 0.5, mb: 1, color: 'text.secondary' }}>{post.lead}</Typography>
        <PostFacts post={post} />
      </Box>
    </Box>
  );
}
