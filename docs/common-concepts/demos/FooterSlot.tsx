import Box from '@mui/material/Box';
import { DataGrid, GridFooterContainer } from '@mui/x-data-grid';
import type { GridColDef, GridSlotProps } from '@mui/x-data-grid';

// preview-start
declare module '@mui/x-data-grid' {
  interface FooterPropsOverrides {
    jars?: number;
  }
}

function JarFooter({ jars = 0, ...props }: GridSlotProps['footer']) {
  return <GridFooterContainer {...props}>{`${jars} jars in the pantry`}</GridFooterContainer>;
}

const slots = { footer: JarFooter };
// preview-end

const rows = [
  { id: 1, jam: 'Quince', jars: 9 },
  { id: 2, jam: 'Damson', jars: 14 },
  { id: 3, jam: 'Rhubarb', jars: 6 },
];

const jars = rows.reduce((sum, row) => sum + row.jars, 0);

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'jam', headerName: 'Jam', flex: 1, minWidth: 120 },
  { field: 'jars', headerName: 'Jars', type: 'number' },
];

export default function FooterSlot() {
  return (
    <Box sx={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Pantry"
        rows={rows}
        columns={columns}
        slots={slots}
        slotProps={{ footer: { jars, sx: { px: 2 } } }}
      />
    </Box>
  );
}
