import { useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

const groupingColDef = { headerName: 'Group', flex: 1, minWidth: 190 };

export default function GroupingChooser() {
  // preview-start
  const [model, setModel] = useState<string[]>(['status']);
  const columnVisibilityModel = Object.fromEntries(model.map((field) => [field, false]));
  // preview-end

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        size="small"
        aria-label="Group by"
        value={model}
        onChange={(_, fields: string[]) => setModel(fields)}
        sx={{ mb: 1 }}
      >
        <ToggleButton value="status">Status</ToggleButton>
        <ToggleButton value="customer">Customer</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 370 }}>
        <DataGridPremium
          slotProps={{ main: { 'aria-label': 'Orders with groups to choose' } }}
          rows={orders}
          columns={columns}
          experimentalFeatures={{ ariaV8: true }}
          rowGroupingModel={model}
          onRowGroupingModelChange={(fields) => setModel([...fields])}
          columnVisibilityModel={columnVisibilityModel}
          groupingColDef={groupingColDef}
          defaultGroupingExpansionDepth={1}
          hideFooter
        />
      </Box>
    </Box>
  );
}
