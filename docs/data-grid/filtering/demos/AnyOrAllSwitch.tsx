import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import * as React from 'react';
import { DataGridPro, GridLogicOperator, useGridApiRef } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 150 },
];

const items = [
  { id: 'open', field: 'status', operator: 'equals', value: 'open' },
  { id: 'large', field: 'total', operator: '>=', value: 500 },
];
const initialState = { filter: { filterModel: { items } } };

export default function AnyOrAllSwitch() {
  const apiRef = useGridApiRef();
  const [operator, setOperator] = React.useState(GridLogicOperator.And);
  return (
    <Box sx={{ width: '100%' }}>
      {/* preview-start */}
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Open orders and orders of 500 euros and more"
        value={operator}
        onChange={(_, next: GridLogicOperator | null) => {
          if (next) apiRef.current?.setFilterLogicOperator(next);
        }}
      >
        <ToggleButton value={GridLogicOperator.And}>Open and large</ToggleButton>
        <ToggleButton value={GridLogicOperator.Or}>Open or large</ToggleButton>
      </ToggleButtonGroup>
      {/* preview-end */}
      <Box sx={{ height: 320, mt: 1 }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Orders that are open, large, or both"
          rows={orders}
          columns={columns}
          initialState={initialState}
          onFilterModelChange={(model) => setOperator(model.logicOperator ?? GridLogicOperator.And)}
        />
      </Box>
    </Box>
  );
}
