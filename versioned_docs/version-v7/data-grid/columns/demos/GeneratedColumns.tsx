import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

type Reading = Record<string, string | number | boolean | null>;

/** A response with fields that aren't known beforehand. */
const rows: Reading[] = [
  { id: 1, depot: 'Rotterdam', pallets: 412, cooled: false, manager_name: 'Jonas Berg' },
  { id: 2, depot: 'Gdańsk', pallets: 187, cooled: true, manager_name: 'Piotr Zieliński' },
  { id: 3, depot: 'Lyon', pallets: -3, cooled: false, manager_name: null },
];

function toType(sample: unknown) {
  if (typeof sample === 'number') return 'number';
  return typeof sample === 'boolean' ? 'boolean' : 'string';
}

// preview-start
function toColumn(field: string): GridColDef<Reading> {
  const sample = rows.find((row) => row[field] !== null)?.[field];
  const words = field.replaceAll('_', ' ');
  return {
    field,
    headerName: words.charAt(0).toUpperCase() + words.slice(1),
    type: toType(sample),
    flex: 1,
    minWidth: 110,
  };
}

const fields = [...new Set(rows.flatMap(Object.keys))].filter((field) => field !== 'id');
const columns = fields.map(toColumn);
// preview-end

export default function GeneratedColumns() {
  return (
    <Box sx={{ width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Depots' } }}
        rows={rows}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
