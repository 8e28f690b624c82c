import * as React from 'react';
import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import { DataGrid, useGridApiContext } from '@mui/x-data-grid';
import type { GridColDef, GridRenderEditCellParams } from '@mui/x-data-grid';

interface Supplier {
  id: number;
  supplier: string;
  quality: number;
}

const suppliers: Supplier[] = [
  { id: 1, supplier: 'Kessel & Zoon', quality: 4 },
  { id: 2, supplier: 'Ó Catháin Mills', quality: 5 },
  { id: 3, supplier: '刃物屋 三木', quality: 2 },
];

function EditStars(params: GridRenderEditCellParams<Supplier, number>) {
  const { id, field, value = null, hasFocus } = params;
  const apiRef = useGridApiContext();
  const ref = React.useRef<HTMLElement>(null);
  React.useEffect(() => {
    if (hasFocus) {
      ref.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
    }
  }, [hasFocus]);
  return (
    <Rating
      ref={ref}
      name={`${field}-${id}`}
      value={value}
      onChange={(_, next) => apiRef.current.setEditCellValue({ id, field, value: next })}
    />
  );
}

// preview-start
const stars = {
  type: 'number',
  align: 'left',
  headerAlign: 'left',
  width: 160,
  editable: true,
  renderCell: ({ value = null }) => <Rating value={value} readOnly />,
  renderEditCell: (params) => <EditStars {...params} />,
} satisfies Partial<GridColDef<Supplier, number>>;
// preview-end

const columns: GridColDef<Supplier>[] = [
  { field: 'supplier', headerName: 'Supplier', flex: 1, minWidth: 130 },
  { ...stars, field: 'quality', headerName: 'Quality' },
];

export default function StarsColumn() {
  return (
    <Box sx={{ width: '100%' }}>
      <DataGrid
        aria-label="Quality of suppliers"
        rows={suppliers}
        columns={columns}
        autoHeight
        hideFooter
      />
    </Box>
  );
}
