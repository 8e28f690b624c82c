import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiContext } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

interface NestBox {
  id: number;
  tree: string;
  eggs: number;
}

const columns: GridColDef<NestBox>[] = [
  { field: 'tree', headerName: 'Tree', flex: 1, minWidth: 110 },
  { field: 'eggs', headerName: 'Eggs', type: 'number', width: 90 },
];

const rows: NestBox[] = [];

// preview-start
function NoNestBoxes() {
  const apiRef = useGridApiContext();
  const addBox = () => apiRef.current.updateRows([{ id: 1, tree: 'Old beech', eggs: 0 }]);
  return (
    <Stack role="row" sx={{ height: '100%', alignItems: 'center', justifyContent: 'center' }}>
      <Stack role="gridcell" sx={{ alignItems: 'center', gap: 1.5 }}>
        No nest boxes yet
        <Button variant="outlined" onClick={addBox}>
          Hang the first one
        </Button>
      </Stack>
    </Stack>
  );
}
// preview-end

const slots = { noRowsOverlay: NoNestBoxes };

export default function NoRowsOverlay() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      <DataGrid aria-label="Nest boxes" rows={rows} columns={columns} slots={slots} hideFooter />
    </Box>
  );
}
