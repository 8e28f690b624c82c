import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef, GridColumnGroupingModel } from '@mui/x-data-grid-pro';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', width: 190 },
  { field: 'category', headerName: 'Category', width: 150 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 150 },
  { field: 'reserved', headerName: 'Reserved', type: 'number', width: 150 },
];

const columnGroupingModel: GridColumnGroupingModel = [
  { groupId: 'Article', children: [{ field: 'item' }, { field: 'category' }] },
  { groupId: 'Pieces', children: [{ field: 'onHand' }, { field: 'reserved' }] },
];

const initialState = { pinnedColumns: { left: ['item'] } };

export default function HeaderFiltersInGroups() {
  const [isShown, setIsShown] = React.useState(true);
  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Filters in the header"
        control={<Switch checked={isShown} onChange={(_, checked) => setIsShown(checked)} />}
      />
      <Box sx={{ height: 380 }}>
        {/* preview-start */}
        <DataGridPro
          slotProps={{
            main: { 'aria-label': 'Stock with groups, a pinned column, and header filters' },
          }}
          rows={stock}
          columns={columns}
          columnGroupingModel={columnGroupingModel}
          initialState={initialState}
          headerFilters={isShown}
          filterDebounceMs={400}
        />
        {/* preview-end */}
      </Box>
    </Box>
  );
}
