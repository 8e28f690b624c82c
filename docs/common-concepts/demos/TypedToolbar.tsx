import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, Toolbar } from '@mui/x-data-grid';
import type { GridColDef, GridSlotProps } from '@mui/x-data-grid';

// preview-start
declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    unpaid?: number;
  }
}

function OrderToolbar({ unpaid = 0 }: GridSlotProps['toolbar']) {
  return (
    <Toolbar>
      <Typography sx={{ flexGrow: 1 }}>{unpaid} unpaid</Typography>
      <Button disabled={unpaid === 0}>Remind</Button>
    </Toolbar>
  );
}
// preview-end

const rows = [
  { id: 1, customer: '山田 花', paid: false },
  { id: 2, customer: 'Søren Ågård', paid: true },
  { id: 3, customer: 'نور حداد', paid: false },
];
const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1 },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 110 },
];
const slots = { toolbar: OrderToolbar };
const slotProps = { toolbar: { unpaid: rows.filter((row) => !row.paid).length } };

export default function TypedToolbar() {
  return (
    <div style={{ width: '100%' }}>
      <DataGrid
        aria-label="Invoices"
        hideFooter
        showToolbar
        rows={rows}
        columns={columns}
        slots={slots}
        slotProps={slotProps}
      />
    </div>
  );
}
