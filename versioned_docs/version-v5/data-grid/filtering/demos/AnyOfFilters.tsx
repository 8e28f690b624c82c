import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPro, GridLinkOperator } from '@mui/x-data-grid-pro';
import type { GridColumns } from '@mui/x-data-grid-pro';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColumns<StockItem> = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 160 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 130 },
  { field: 'supplier', headerName: 'Supplier', flex: 1, minWidth: 140 },
];

export default function AnyOfFilters() {
  const [linkOperator, setLinkOperator] = React.useState(GridLinkOperator.Or);
  // preview-start
  const filterModel = React.useMemo(
    () => ({
      items: [
        { id: 1, columnField: 'onHand', operatorValue: '<=', value: 0 },
        { id: 2, columnField: 'supplier', operatorValue: 'isEmpty' },
      ],
      linkOperator,
    }),
    [linkOperator],
  );
  // preview-end
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Out of stock, no supplier"
        value={linkOperator}
        onChange={(_event, next: GridLinkOperator | null) => next && setLinkOperator(next)}
      >
        <ToggleButton value={GridLinkOperator.Or}>Either problem</ToggleButton>
        <ToggleButton value={GridLinkOperator.And}>Both problems</ToggleButton>
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
