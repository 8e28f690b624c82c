import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPro, GRID_REORDER_COL_DEF } from '@mui/x-data-grid-pro';
import type { DataGridProProps, GridColumns } from '@mui/x-data-grid-pro';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColumns<StockItem> = [
  {
    ...GRID_REORDER_COL_DEF,
    type: 'string',
    headerName: 'Move',
    renderHeader: undefined,
    width: 70,
  },
  { field: 'id', headerName: 'Code', width: 90, sortable: false },
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150, sortable: false },
  { field: 'warehouse', headerName: 'Warehouse', width: 130, sortable: false },
];

const initialState = {
  filter: {
    filterModel: {
      items: [{ columnField: 'warehouse', operatorValue: 'equals', value: 'Lyon' }],
    },
  },
};

export default function DraggedWhileFiltered() {
  const [message, setMessage] = useState('Only items in Lyon are shown. Drag one.');

  // preview-start
  const onRowOrderChange: DataGridProProps['onRowOrderChange'] = ({ row, oldIndex, targetIndex }) =>
    setMessage(`${row.id} was number ${oldIndex + 1} of all rows, and is ${targetIndex + 1} now.`);
  // preview-end

  return (
    <Box sx={{ width: '100%' }}>
      <Typography role="status" variant="body2" sx={{ mb: 1 }}>
        {message}
      </Typography>
      <Box sx={{ height: 340 }}>
        <DataGridPro
          aria-label="Stock in Lyon to put in order"
          rows={stock}
          columns={columns}
          initialState={initialState}
          onRowOrderChange={onRowOrderChange}
          rowReordering
          hideFooter
        />
      </Box>
    </Box>
  );
}
