import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import Cover from './Cover';
import findRelated from './findRelated';
import type { Post } from './Post';
import PostCard from './PostCard';
import PostFacts from './PostFacts';

export default function Article({ post }: { post: Post }) {
  return (
    <>
      <Link href="?" variant="body2" underline="hover" sx={{ display: 'inline-block', mb: 4 }}>
        All posts
      </Link>
      <Box component="article">
        <Box sx={{ maxWidth: '68ch', marginInline: 'auto' }}>
          <Typography
            component="h1"
            tabIndex={-1}
            sx={{
              fontSize: { xs: 32, md: 44 },
              fontWeight: 680,
              lineHeight: 1.15,
              letterSpacing: '-0.025em',
              textWrap: 'balance',
              outline: 'none',
            }}
          >
            {post.title}
          </Typography>
          <Typography sx={{ mt: 1.5, mb: 2, fontSize: 20, color: 'text.secondary' }}>
            {post.lead}
          </Typography>
          <PostFacts post={post} />
        </Box>
        <Box sx={{ marginBlock: 4 }}>
          <Cover title={post.title} wide />
        </Box>
        <Box sx={{ maxWidth: '68ch', marginInline: 'auto' }}>
          {post.body.map((paragraph) =>
            paragraph.startsWith('## ') ? (
              <Typography
                key={paragraph}
                variant="h5"
                component="h2"
                sx={{ mt: 4, fontWeight: 650 }}
              >
                {paragraph.slice(3)}
              </Typography>
            ) : (
              <Typography key={paragraph} sx={{ mt: 2, fontSize: 18, lineHeight: 1.65 }}>
                {paragraph}
              </Typography>
            ),
          )}
          <Box sx={{ display: 'flex', gap: 1, mt: 4 }}>
            {post.tags.map((tag) => (
              <Chip
                key={tag}
                component="a"
                clickable
                href={`?tag=${tag}`}
                label={tag}
                variant="outlined"
              />
            ))}
          </Box>
        </Box>
      </Box>
      <Box
        component="section"
        aria-labelledby="related"
        sx={{ mt: 8, pt: 4, borderBlockStart: '1px solid', borderColor: 'divider' }}
      >
        <Typography id="related" variant="h6" component="h2" sx={{ fontWeight: 650, mb: 3 }}>
          Read next
        </Typography>
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { sm: 'repeat(3, 1fr)' } }}>
          {findRelated(post, 3).map((related) => (
            <PostCard key={related.slug} post={related} heading="h3" />
          ))}
        </Box>
      </Box>
    </>
  );
}
