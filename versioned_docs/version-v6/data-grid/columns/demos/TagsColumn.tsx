import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { DataGrid, GridFilterInputValue } from '@mui/x-data-grid';
import type { GridColDef, GridFilterOperator } from '@mui/x-data-grid';

interface Parcel {
  id: number;
  order: string;
  handling: string[];
}

const parcels: Parcel[] = [
  { id: 1, order: '1043 to 田中 陽菜', handling: ['Heavy'] },
  { id: 2, order: '1052 to Sofía Martínez', handling: ['Fragile', 'This side up'] },
  { id: 3, order: '1057 to Jörg Weiß', handling: [] },
];

// preview-start
const hasTag: GridFilterOperator<Parcel, string[], string> = {
  value: 'hasTag',
  label: 'has the tag',
  getApplyFilterFn: ({ value }) =>
    value
      ? ({ row }) => row.handling.some((tag) => tag.toLowerCase().includes(value.toLowerCase()))
      : null,
  InputComponent: GridFilterInputValue,
};

const tags = {
  filterOperators: [hasTag],
  sortComparator: (a: string[], b: string[]) => a.length - b.length,
  valueFormatter: ({ value }) => value.join(', '),
} satisfies Partial<GridColDef<Parcel, string[], string>>;
// preview-end

const columns: GridColDef<Parcel>[] = [
  { field: 'order', headerName: 'Order', width: 200 },
  {
    ...tags,
    field: 'handling',
    headerName: 'Handling',
    flex: 1,
    minWidth: 220,
    renderCell: ({ row }) => (
      <Stack direction="row" spacing={0.5}>
        {row.handling.map((tag) => (
          <Chip key={tag} label={tag} size="small" />
        ))}
      </Stack>
    ),
  },
];

export default function TagsColumn() {
  return (
    <Box sx={{ width: '100%' }}>
      <DataGrid aria-label="Parcels" rows={parcels} columns={columns} autoHeight hideFooter />
    </Box>
  );
}
