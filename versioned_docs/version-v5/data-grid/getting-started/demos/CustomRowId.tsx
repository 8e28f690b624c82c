import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColumns } from '@mui/x-data-grid';

interface Delivery {
  trackingCode: string;
  customer: string;
  parcels: number;
}

const columns: GridColumns<Delivery> = [
  { field: 'trackingCode', headerName: 'Tracking code', width: 140 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'parcels', headerName: 'Parcels', type: 'number', width: 100 },
];

const deliveries: Delivery[] = [
  { trackingCode: 'R-20417', customer: 'Zeynep Şahin', parcels: 1 },
  { trackingCode: 'R-20418', customer: '田中 陽菜', parcels: 2 },
  { trackingCode: 'R-20422', customer: 'Oskar Lindqvist', parcels: 1 },
];

// preview-start
const getRowId = (delivery: Delivery) => delivery.trackingCode;
// preview-end

export default function CustomRowId() {
  return (
    <Box sx={{ height: 216, width: '100%' }}>
      <DataGrid
        aria-label="Deliveries"
        rows={deliveries}
        columns={columns}
        getRowId={getRowId}
        hideFooter
      />
    </Box>
  );
}
