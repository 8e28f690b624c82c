import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import { DataGrid, useGridApiContext } from '@mui/x-data-grid';
import type { GridColDef, GridRenderEditCellParams } from '@mui/x-data-grid';
import { RatingField } from './RatingField';

interface Supplier {
  id: number;
  name: string;
  rating: number;
}

const suppliers: Supplier[] = [
  { id: 1, name: 'Kessel & Zoon', rating: 4 },
  { id: 2, name: '刃物屋 三木', rating: 5 },
  { id: 3, name: 'Emalia Olkusz', rating: 2 },
];

// preview-start
function RatingEditCell({
  id,
  field,
  value,
  hasFocus,
}: GridRenderEditCellParams<Supplier, number>) {
  const apiRef = useGridApiContext();
  return (
    <RatingField
      label="Rating"
      value={value ?? 0}
      hasFocus={hasFocus}
      onChange={(rating) => apiRef.current.setEditCellValue({ id, field, value: rating })}
    />
  );
}
// preview-end

const columns: GridColDef<Supplier>[] = [
  { field: 'name', headerName: 'Supplier', flex: 1, minWidth: 140 },
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    width: 180,
    align: 'left',
    headerAlign: 'left',
    display: 'flex',
    editable: true,
    renderCell: ({ value }) => <Rating value={value} readOnly />,
    renderEditCell: (params) => <RatingEditCell {...params} />,
  },
];

export default function RatedSuppliers() {
  return (
    <Box sx={{ width: '100%' }}>
      <DataGrid aria-label="Suppliers" rows={suppliers} columns={columns} hideFooter />
    </Box>
  );
}
