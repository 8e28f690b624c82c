import Button from '@mui/material/Button';
import { DataGrid, useGridApiContext } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import './NoRowsOverlay.css';

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
    <div role="row" className="nests-overlay">
      <div role="gridcell" className="nests-empty">
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
    <div className="nests">
      <DataGrid aria-label="Nest boxes" rows={rows} columns={columns} slots={slots} hideFooter />
    </div>
  );
}
