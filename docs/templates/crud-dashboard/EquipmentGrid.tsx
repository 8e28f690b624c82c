import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import { DataGrid } from '@mui/x-data-grid';
import EmptyList from './EmptyList';
import type { Equipment } from './equipment';
import { pageSizes } from './readQuery';
import { useEquipmentColumns } from './useEquipmentColumns';
import { useQuery } from './useQuery';

interface EquipmentGridProps {
  rows: Equipment[];
  /** How many there are on all pages; -1 while nobody knows. */
  total: number;
  isPending: boolean;
  onRemove(item: Equipment): void;
}

/** One page of the list. Its page and order are in the address; the server makes them. */
export default function EquipmentGrid({ rows, total, isPending, onRemove }: EquipmentGridProps) {
  const { query, change } = useQuery();
  const { breakpoints } = useTheme();
  const isPhone = useMediaQuery(breakpoints.down('sm'), { noSsr: true });
  const isNarrow = useMediaQuery(breakpoints.down('md'), { noSsr: true });

  const columns = useEquipmentColumns(onRemove);

  return (
    <DataGrid
      aria-label="Equipment"
      rows={rows}
      columns={columns}
      columnVisibilityModel={{
        serial: !isNarrow,
        categoryId: !isPhone,
        inspection: !isPhone || query.view === 'due',
        state: query.view === 'all' || !isPhone,
        cost: !isPhone,
      }}
      loading={isPending}
      paginationMode="server"
      rowCount={total}
      paginationModel={{ page: query.page, pageSize: query.size }}
      onPaginationModelChange={({ page, pageSize }) =>
        change({ page: page > 0 ? String(page + 1) : null, size: String(pageSize) })
      }
      pageSizeOptions={pageSizes}
      sortingMode="server"
      sortingOrder={['asc', 'desc']}
      sortModel={[{ field: query.sort.field, sort: query.sort.direction }]}
      onSortModelChange={([sort]) =>
        change({ sort: sort ? `${sort.field}.${sort.sort}` : null, page: null })
      }
      disableColumnMenu
      disableRowSelectionOnClick
      slots={{ noRowsOverlay: EmptyList }}
      slotProps={{ loadingOverlay: { variant: 'linear-progress', noRowsVariant: 'skeleton' } }}
      sx={{ border: 0, '--DataGrid-overlayHeight': '240px' }}
    />
  );
}
