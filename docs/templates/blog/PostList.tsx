import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import SearchIcon from '@mui/icons-material/Search';
import findPosts from './findPosts';
import PostCard from './PostCard';
import { toHref, type Selection } from './Selection';
import TagBar from './TagBar';

const perPage = 5;

interface PostListProps {
  selection: Selection;
  onSearch(text: string): void;
}

export default function PostList({ selection, onSearch }: PostListProps) {
  const found = findPosts(selection);
  const pages = Math.max(1, Math.ceil(found.length / perPage));
  const page = Math.min(selection.page, pages);
  const shown = found.slice((page - 1) * perPage, page * perPage);
  const count = found.length === 1 ? '1 post' : `${found.length} posts`;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 2 }}>
        <TagBar selection={selection} />
        <TextField
          size="small"
          type="search"
          label="Search the journal"
          value={selection.text}
          onChange={(event) => onSearch(event.target.value)}
          sx={{ width: { xs: '100%', md: 260 } }}
          slotProps={{
            input: {
              endAdornment: (
                <InputAdornment position="end">
                  <SearchIcon fontSize="small" />
                </InputAdornment>
              ),
            },
          }}
        />
      </Box>
      <Typography role="status" variant="body2" sx={{ mb: 3, color: 'text.secondary' }}>
        {found.length > 0 ? count : 'Nothing has all of these words. Try fewer of them.'}
        {selection.tag && found.length > 0 && ` about ${selection.tag}`}
      </Typography>
      <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {shown.map((post, index) => (
          <PostCard key={post.slug} post={post} heading="h2" wide={index === 0} />
        ))}
      </Box>
      {pages > 1 && (
        <Pagination
          aria-label="Pages"
          count={pages}
          page={page}
          sx={{ mt: 6, display: 'flex', justifyContent: 'center' }}
          renderItem={(item) => (
            <PaginationItem
              {...item}
              component="a"
              href={toHref({ ...selection, page: item.page ?? 1 })}
            />
          )}
        />
      )}
    </>
  );
}
