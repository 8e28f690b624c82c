import Box from '@mui/material/Box';
import { DataGrid, GridFooterContainer } from '@mui/x-data-grid';
import type { GridColDef, GridSlotProps } from '@mui/x-data-grid';

// preview-start
declare module '@mui/x-data-grid' {
  interface FooterPropsOverrides {
    unpaid?: number;
  }
}

function UnpaidFooter({ unpaid = 0, ...props }: GridSlotProps['footer']) {
  return <GridFooterContainer {...props}>{`Unpaid: €${unpaid}`}</GridFooterContainer>;
}

const slots = { footer: UnpaidFooter };
// preview-end

const rows = [
  { id: 1041, customer: 'Ana Lima', total: 312, paid: true },
  { id: 1045, customer: 'Amara Okafor', total: 1196, paid: false },
  { id: 1043, customer: '田中 陽菜', total: 414, paid: false },
];

const unpaid = rows.reduce((sum, { paid, total }) => (paid ? sum : sum + total), 0);
const slotProps = {
  footer: { unpaid, sx: { px: 2 } },
  main: { 'aria-label': 'Orders' },
};

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'total', headerName: 'Total (€)', type: 'number' },
  { field: 'paid', headerName: 'Paid', type: 'boolean' },
];

export default function FooterSlot() {
  return (
    <Box sx={{ height: 300, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} slots={slots} slotProps={slotProps} />
    </Box>
  );
}
