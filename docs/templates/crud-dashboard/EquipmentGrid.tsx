import * as React from 'react';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import { DataGrid, type DataGridProps, type GridSortModel } from '@mui/x-data-grid';
import type { Equipment } from './equipment';
import { useEquipmentColumns } from './useEquipmentColumns';
import { useQuery } from './useQuery';

const sortingOrder: DataGridProps['sortingOrder'] = ['asc', 'desc'];
const slotProps: DataGridProps['slotProps'] = {
  loadingOverlay: { variant: 'linear-progress', noRowsVariant: 'skeleton' },
};

interface EquipmentGridProps {
  rows: Equipment[];
  isPending: boolean;
  onRemove(item: Equipment): void;
}

/** One page of the list, in the order that the address asks for; the server sorts. */
export default function EquipmentGrid({ rows, isPending, onRemove }: EquipmentGridProps) {
  const { query, change } = useQuery();
  const { breakpoints } = useTheme();
  const isPhone = useMediaQuery(breakpoints.down('sm'), { noSsr: true });
  const isNarrow = useMediaQuery(breakpoints.down('md'), { noSsr: true });

  const { view } = query;
  const { field, direction } = query.sort;
  const columnVisibilityModel = React.useMemo(
    () => ({
      serial: !isNarrow,
      categoryId: !isPhone,
      inspection: !isPhone || view === 'due',
      state: view === 'all' || !isPhone,
      cost: !isPhone,
      // A name takes the room; its record has the same buttons.
      actions: !isPhone,
    }),
    [isNarrow, isPhone, view],
  );
  const sortModel = React.useMemo<GridSortModel>(
    () => [{ field, sort: direction }],
    [field, direction],
  );
  const columns = useEquipmentColumns(onRemove);
  return (
    <DataGrid
      aria-label="Equipment"
      rows={rows}
      columns={columns}
      columnVisibilityModel={columnVisibilityModel}
      loading={isPending}
      sortingMode="server"
      sortingOrder={sortingOrder}
      sortModel={sortModel}
      onSortModelChange={([sort]) =>
        change({ sort: sort ? `${sort.field}.${sort.sort}` : null, page: null })
      }
      hideFooter
      disableColumnMenu
      disableRowSelectionOnClick
      slotProps={slotProps}
      // Before the first answer, the list has the height of a page of ten.
      sx={{ border: 0, '--DataGrid-overlayHeight': '520px' }}
    />
  );
}
