import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPro, GridLogicOperator } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 160 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 150 },
  { field: 'supplier', headerName: 'Supplier', flex: 1, minWidth: 140 },
];

export default function AnyOfFilters() {
  const [logicOperator, setLogicOperator] = React.useState(GridLogicOperator.Or);
  // preview-start
  const filterModel = React.useMemo(
    () => ({
      items: [
        { id: 1, field: 'onHand', operator: '<=', value: 0 },
        { id: 2, field: 'supplier', operator: 'isEmpty' },
      ],
      logicOperator,
    }),
    [logicOperator],
  );
  // preview-end
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Out of stock, no supplier"
        value={logicOperator}
        onChange={(_event, next: GridLogicOperator | null) => next && setLogicOperator(next)}
      >
        <ToggleButton value={GridLogicOperator.Or}>Either problem</ToggleButton>
        <ToggleButton value={GridLogicOperator.And}>Both problems</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 320 }}>
        <DataGridPro
          aria-label="Stock with problems"
          rows={stock}
          columns={columns}
          filterModel={filterModel}
        />
      </Box>
    </Stack>
  );
}
