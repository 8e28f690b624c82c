import * as React from 'react';
import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { Equipment } from './equipment';
import EmptyList from './EmptyList';
import EquipmentGrid from './EquipmentGrid';
import EquipmentPages from './EquipmentPages';
import { equipmentServer } from './equipmentServer';
import FilterBar from './FilterBar';
import RequestError from './RequestError';
import TotalsPanel from './TotalsPanel';
import { useQuery } from './useQuery';
import { useRequest } from './useRequest';
import { viewTitles } from './viewTitles';

const noRows: Equipment[] = [];

/** The list that the address asks for, with its filters and totals. */
export default function EquipmentList({ onRemove }: { onRemove(item: Equipment): void }) {
  const { query, linkTo } = useQuery();
  const { view, text, categoryId, state, page, size } = query;
  const { field, direction } = query.sort;
  const filter = React.useMemo(
    () => ({ view, text, categoryId, state }),
    [view, text, categoryId, state],
  );
  const send = React.useCallback(
    () => equipmentServer.list({ ...filter, page, size, sort: { field, direction } }),
    [filter, page, size, field, direction],
  );
  const { data, error, isPending, retry } = useRequest(send);
  const isEmpty = data?.total === 0;
  const failed = data ? 'Not up to date' : 'Nothing could be read';
  const count = data ? `${data.total} ${data.total === 1 ? 'record' : 'records'}` : 'Reading …';

  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 2 }}>
        <Box sx={{ flex: 1 }}>
          <Typography
            id="list-title"
            tabIndex={-1}
            component="h1"
            variant="h5"
            sx={{ fontWeight: 650, outline: 0 }}
          >
            {viewTitles[view]}
          </Typography>
          <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
            {error ? failed : count}
          </Typography>
        </Box>
        <Button variant="contained" startIcon={<Add />} {...linkTo({ item: 'new', mode: null })}>
          Add equipment
        </Button>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 300px' },
        }}
      >
        <Paper variant="outlined" sx={{ display: 'flex', flexDirection: 'column', minWidth: 0 }}>
          <FilterBar />
          {error && (
            <Box sx={{ px: 1.5, pb: 0.5 }}>
              <RequestError error={error} isPending={isPending} onRetry={retry} />
            </Box>
          )}
          {isEmpty && <EmptyList />}
          {!isEmpty && (data || !error) && (
            <>
              <EquipmentGrid
                rows={data?.rows ?? noRows}
                isPending={isPending}
                onRemove={onRemove}
              />
              <EquipmentPages page={data?.page ?? 0} total={data?.total ?? 0} />
            </>
          )}
        </Paper>
        <TotalsPanel filter={filter} />
      </Box>
    </>
  );
}
