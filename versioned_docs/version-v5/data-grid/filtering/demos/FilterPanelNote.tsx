import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, GridFilterPanel, GridToolbar } from '@mui/x-data-grid';
import type { GridColumns, GridFilterPanelProps } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

// preview-start
function PanelWithNote(props: GridFilterPanelProps) {
  return (
    <div>
      <Typography variant="body2" sx={{ px: 2, pt: 2 }}>
        Totals are without tax. Returns have a negative total.
      </Typography>
      <GridFilterPanel {...props} />
    </div>
  );
}

const components = { FilterPanel: PanelWithNote, Toolbar: GridToolbar };
// preview-end

const columns: GridColumns<Order> = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'country', headerName: 'Country', width: 140 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 130 },
];

export default function FilterPanelNote() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Orders with totals without tax"
        rows={orders}
        columns={columns}
        components={components}
      />
    </Box>
  );
}
