import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { shipmentColumns, shipments } from './shipments';

export default function PlainShipments() {
  return (
    <Box sx={{ height: 370, width: '100%' }}>
      {/* preview-start */}
      <DataGridPremium
        aria-label="Six shipments"
        rows={shipments}
        columns={shipmentColumns}
        hideFooter
      />
      {/* preview-end */}
    </Box>
  );
}
