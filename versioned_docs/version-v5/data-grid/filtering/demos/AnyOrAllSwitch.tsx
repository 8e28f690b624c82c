import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPro, GridLinkOperator, GridToolbar, useGridApiRef } from '@mui/x-data-grid-pro';
import type { GridColumns } from '@mui/x-data-grid-pro';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColumns<Order> = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 130 },
];

const items = [
  { id: 'open', columnField: 'status', operatorValue: 'equals', value: 'open' },
  { id: 'large', columnField: 'total', operatorValue: '>=', value: 500 },
];
const initialState = { filter: { filterModel: { items } } };

export default function AnyOrAllSwitch() {
  const apiRef = useGridApiRef();
  const [operator, setOperator] = React.useState(GridLinkOperator.And);
  return (
    <Box sx={{ width: '100%' }}>
      {/* preview-start */}
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Open orders and orders of 500 euros and more"
        value={operator}
        onChange={(_event, next: GridLinkOperator | null) => {
          if (next) apiRef.current.setFilterLinkOperator(next);
        }}
      >
        <ToggleButton value={GridLinkOperator.And}>Open and large</ToggleButton>
        <ToggleButton value={GridLinkOperator.Or}>Open or large</ToggleButton>
      </ToggleButtonGroup>
      {/* preview-end */}
      <Box sx={{ height: 340, mt: 1 }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Orders that are open, large, or both"
          rows={orders}
          columns={columns}
          initialState={initialState}
          onFilterModelChange={(model) => setOperator(model.linkOperator ?? GridLinkOperator.And)}
          components={{ Toolbar: GridToolbar }}
        />
      </Box>
    </Box>
  );
}
