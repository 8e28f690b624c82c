import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  GridFooterContainer,
  gridRowSelectionStateSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { GridColDef, GridRowSelectionModel } from '@mui/x-data-grid';

const crates = [
  { id: 1, fruit: 'Quince', kilos: 18 },
  { id: 2, fruit: 'Medlar', kilos: 7 },
  { id: 3, fruit: 'Mirabelle', kilos: 24 },
];

const columns: GridColDef<(typeof crates)[number]>[] = [
  { field: 'fruit', headerName: 'Fruit', flex: 1, minWidth: 100 },
  { field: 'kilos', headerName: 'Kilos', type: 'number', width: 90 },
];

function WeightFooter() {
  const apiRef = useGridApiContext();
  const selected = useGridSelector(apiRef, gridRowSelectionStateSelector);
  const kilos = crates
    .filter((crate) => selected.includes(crate.id))
    .reduce((total, crate) => total + crate.kilos, 0);
  return <GridFooterContainer sx={{ px: 2 }}>Selected: {kilos} kg</GridFooterContainer>;
}

// A constant outside the component: the grid never mounts the footer anew.
const slots = { footer: WeightFooter };

export default function GridFooterSlot() {
  const [selection, setSelection] = React.useState<GridRowSelectionModel>([1, 3]);
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Crates of fruit' } }}
        rows={crates}
        columns={columns}
        checkboxSelection
        rowSelectionModel={selection}
        onRowSelectionModelChange={setSelection}
        slots={slots}
      />
      {/* preview-end */}
    </Box>
  );
}
