import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, GridFilterPanel, useGridApiContext } from '@mui/x-data-grid';
import type { GridColDef, GridSlotProps } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

// preview-start
function PanelWithHelp(props: GridSlotProps['filterPanel']) {
  const apiRef = useGridApiContext();
  const showReturns = () =>
    apiRef.current.setFilterModel({ items: [{ field: 'total', operator: '<', value: 0 }] });
  return (
    <div>
      <GridFilterPanel {...props} />
      <Typography variant="body2" sx={{ px: 2, pb: 1 }}>
        Totals are in euros. <Button onClick={showReturns}>Show returns</Button>
      </Typography>
    </div>
  );
}
// preview-end

const slots = { filterPanel: PanelWithHelp };

export default function FilterPanelWithHelp() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid
        label="Orders with help in the filter panel"
        rows={orders}
        columns={columns}
        slots={slots}
        showToolbar
      />
    </Box>
  );
}
