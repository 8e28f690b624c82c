import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { saleColumns, sales } from './sales';

export default function PlainSales() {
  return (
    <Box sx={{ height: 370, width: '100%' }}>
      {/* preview-start */}
      <DataGridPremium aria-label="Six sales" rows={sales} columns={saleColumns} hideFooter />
      {/* preview-end */}
    </Box>
  );
}
