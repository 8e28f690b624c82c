import { useEffect, useRef } from 'react';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import Article from './Article';
import PostList from './PostList';
import posts from './posts';
import { toHref, toSelection } from './Selection';
import useSearchParams from './useSearchParams';

/** Contour, a journal about maps: its list of posts, or the one that the address asks for. */
export default function Blog() {
  const { params, replace, follow } = useSearchParams();
  const asked = params.get('post');
  const post = posts.find(({ slug }) => slug === asked);
  const selection = toSelection(params);
  const page = useRef<HTMLDivElement>(null);
  const before = useRef(asked);

  // What was focused is gone: reading goes on at the new heading.
  useEffect(() => {
    if (before.current !== asked) {
      page.current?.querySelector('h1')?.focus({ preventScroll: true });
    }
    before.current = asked;
  }, [asked]);

  return (
    <Container
      ref={page}
      onClick={follow}
      sx={{ minHeight: '100dvh', paddingBlock: { xs: 3, md: 5 } }}
    >
      <Box
        component="header"
        sx={{ display: 'flex', alignItems: 'baseline', gap: 2, mb: { xs: 4, md: 6 } }}
      >
        <Link
          href="?"
          color="inherit"
          underline="none"
          sx={{ fontSize: 20, fontWeight: 700, letterSpacing: '-0.02em' }}
        >
          Contour
        </Link>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          A journal about maps
        </Typography>
      </Box>
      <Box component="main">
        {post && <Article post={post} />}
        {!post && (
          <>
            <Typography
              component="h1"
              tabIndex={-1}
              sx={{
                mb: 3,
                fontSize: { xs: 34, md: 48 },
                fontWeight: 680,
                lineHeight: 1.1,
                letterSpacing: '-0.03em',
                textWrap: 'balance',
                outline: 'none',
              }}
            >
              {asked ? 'No post has this address' : 'Notes on drawing the land'}
            </Typography>
            <PostList
              selection={selection}
              onSearch={(text) => replace(toHref({ ...selection, text, page: 1 }))}
            />
          </>
        )}
      </Box>
      <Typography
        component="footer"
        variant="body2"
        sx={{
          mt: 8,
          pt: 3,
          borderBlockStart: '1px solid',
          borderColor: 'divider',
          color: 'text.secondary',
        }}
      >
        Contour appears when there is something to say. All of it is made up by us.
      </Typography>
    </Container>
  );
}
