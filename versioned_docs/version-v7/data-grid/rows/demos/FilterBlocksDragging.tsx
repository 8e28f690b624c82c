import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import { DataGridPro, GRID_REORDER_COL_DEF } from '@mui/x-data-grid-pro';
import type { GridColDef, GridFilterModel } from '@mui/x-data-grid-pro';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const rows = stock.slice(0, 6);

const handle: GridColDef<StockItem> = {
  ...GRID_REORDER_COL_DEF,
  headerName: 'Move',
  renderHeader: undefined,
  width: 70,
};

export default function FilterBlocksDragging() {
  // preview-start
  const [filterModel, setFilterModel] = useState<GridFilterModel>({ items: [] });
  const filtered = filterModel.items.some(({ value }) => value !== undefined && value !== '');

  // New columns with the prop: otherwise the grid would add its default handle.
  const columns = useMemo<GridColDef<StockItem>[]>(
    () => [
      ...(filtered ? [] : [handle]),
      { field: 'item', headerName: 'Item', flex: 1, minWidth: 150, sortable: false },
      { field: 'warehouse', headerName: 'Warehouse', width: 130, sortable: false },
    ],
    [filtered],
  );
  // preview-end

  return (
    <Box sx={{ height: 370, width: '100%' }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Stock to put in order while unfiltered' } }}
        rows={rows}
        columns={columns}
        filterModel={filterModel}
        onFilterModelChange={setFilterModel}
        rowReordering={!filtered}
        hideFooter
      />
    </Box>
  );
}
