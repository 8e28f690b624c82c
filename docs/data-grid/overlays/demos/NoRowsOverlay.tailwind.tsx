import Button from '@mui/material/Button';
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
    <div role="row" className="flex h-full items-center justify-center">
      <div role="gridcell" className="flex flex-col items-center gap-3">
        No nest boxes yet
        <Button variant="outlined" onClick={addBox}>
          Hang the first one
        </Button>
      </div>
    </div>
  );
}
// preview-end

const slots = { noRowsOverlay: NoNestBoxes };

export default function NoRowsOverlay() {
  return (
    <div className="h-[280px] w-full">
      <DataGrid aria-label="Nest boxes" rows={rows} columns={columns} slots={slots} hideFooter />
    </div>
  );
}
