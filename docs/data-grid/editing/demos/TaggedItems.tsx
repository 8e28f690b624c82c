import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { DataGrid, useGridApiContext } from '@mui/x-data-grid';
import type { GridColDef, GridRenderEditCellParams } from '@mui/x-data-grid';

interface Shipment {
  id: number;
  order: string;
  handling: string[];
}

const options = ['Fragile', 'Heavy', 'Keep dry', 'This side up'];

const shipments: Shipment[] = [
  { id: 1, order: '1043 to 田中 陽菜', handling: ['Heavy'] },
  { id: 2, order: '1052 to Sofía Martínez', handling: ['Fragile', 'This side up'] },
  { id: 3, order: '1057 to Jörg Weiß', handling: [] },
];

// preview-start
function HandlingEditCell({ id, field, value }: GridRenderEditCellParams<Shipment, string[]>) {
  const apiRef = useGridApiContext();
  return (
    <Select
      multiple
      defaultOpen
      fullWidth
      value={value ?? []}
      onChange={(event) =>
        apiRef.current.setEditCellValue({ id, field, value: event.target.value })
      }
      onClose={() => apiRef.current.stopCellEditMode({ id, field })}
      inputProps={{ 'aria-label': 'Handling' }}
    >
      {/* preview-end */}
      {options.map((option) => (
        <MenuItem key={option} value={option}>
          {option}
        </MenuItem>
      ))}
    </Select>
  );
}

const columns: GridColDef<Shipment>[] = [
  { field: 'order', headerName: 'Order', width: 190 },
  {
    field: 'handling',
    headerName: 'Handling',
    flex: 1,
    minWidth: 200,
    editable: true,
    valueFormatter: (value: string[]) => value.join(', '),
    renderEditCell: (params) => <HandlingEditCell {...params} />,
  },
];

export default function TaggedItems() {
  return (
    <Box sx={{ width: '100%' }}>
      <DataGrid aria-label="Shipments" rows={shipments} columns={columns} hideFooter />
    </Box>
  );
}
