import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { DataGridProProps, GridColDef, GridSortModel } from '@mui/x-data-grid-pro';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = orders.slice(0, 6);

const columns: GridColDef<Order>[] = [
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'country', headerName: 'Country', flex: 1, minWidth: 130 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

type Mode = DataGridProProps['multipleColumnsSortingMode'];

const describe = (model: GridSortModel) =>
  model.map(({ field, sort }) => `${field} ${sort}`).join(', then ') || 'not sorted';

export default function SortModes() {
  const [mode, setMode] = React.useState<Mode>('withModifierKey');
  const [sortModel, setSortModel] = React.useState<GridSortModel>([]);
  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="A click on another header"
        value={mode}
        onChange={(_event, next: Mode | null) => next && setMode(next)}
      >
        <ToggleButton value="withModifierKey">Modifier key adds</ToggleButton>
        <ToggleButton value="always">Each click adds</ToggleButton>
      </ToggleButtonGroup>
      <Typography role="status" variant="body2" sx={{ py: 1 }}>
        Order: {describe(sortModel)}
      </Typography>
      {/* preview-start */}
      <DataGridPro
        aria-label="Orders to sort in two ways"
        rows={rows}
        columns={columns}
        multipleColumnsSortingMode={mode}
        sortModel={sortModel}
        onSortModelChange={setSortModel}
        hideFooter
      />
      {/* preview-end */}
    </Box>
  );
}
