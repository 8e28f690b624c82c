import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import CategoryField from './CategoryField';
import { equipmentStates } from './equipment';
import { useQuery } from './useQuery';

/** What the list is narrowed to; all of it is in the address. */
export default function FilterBar() {
  const { query, change, linkTo } = useQuery();
  const { text, categoryId, state } = query;
  const isFiltered = text !== '' || categoryId !== null || state !== null;
  return (
    <Box
      role="search"
      aria-label="Filter the list"
      sx={{
        display: 'grid',
        gap: 1.5,
        p: 1.5,
        gridTemplateColumns: {
          xs: '1fr 1fr',
          sm: isFiltered ? '2fr 1.5fr 1fr auto' : '2fr 1.5fr 1fr',
        },
      }}
    >
      <TextField
        label="Name or serial number"
        size="small"
        margin="none"
        value={text}
        onChange={(event) => change({ text: event.target.value, page: null }, true)}
        slotProps={{
          htmlInput: { maxLength: 60 },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Search fontSize="small" />
              </InputAdornment>
            ),
          },
        }}
        sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}
      />
      <CategoryField
        label="Category"
        size="small"
        margin="none"
        value={categoryId}
        emptyLabel="All"
        onChange={(category) => change({ category, page: null })}
      />
      <TextField
        select
        label="State"
        size="small"
        margin="none"
        value={state ?? 'all'}
        onChange={({ target }) =>
          change({ state: target.value === 'all' ? null : target.value, page: null })
        }
      >
        <MenuItem value="all">All</MenuItem>
        {equipmentStates.map((option) => (
          <MenuItem key={option} value={option}>
            {option}
          </MenuItem>
        ))}
      </TextField>
      {isFiltered && (
        <Button
          {...linkTo({ text: null, category: null, state: null, page: null })}
          sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}
        >
          Clear filters
        </Button>
      )}
    </Box>
  );
}
