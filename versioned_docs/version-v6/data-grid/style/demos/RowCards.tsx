import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridRowSpacingParams } from '@mui/x-data-grid';

const rows = [
  { id: 1, lamp: 'North mole', flashes: '2 every 10 s', reach: 14 },
  { id: 2, lamp: 'Skerry', flashes: '1 every 5 s', reach: 9 },
  { id: 3, lamp: 'Castle rock', flashes: '3 every 20 s', reach: 18 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'lamp', headerName: 'Light', flex: 1, minWidth: 100 },
  { field: 'flashes', headerName: 'Flashes', width: 120 },
  { field: 'reach', headerName: 'Miles', type: 'number', width: 80 },
];

// preview-start
const getSpacing = ({ isFirstVisible }: GridRowSpacingParams) => ({
  top: isFirstVisible ? 8 : 4,
  bottom: 4,
});

const cards = {
  border: 0,
  '& .MuiDataGrid-cell': { borderBottom: 0 },
  '& .MuiDataGrid-row': { borderRadius: 1, boxShadow: 'inset 0 0 0 1px rgb(128 128 128 / 40%)' },
};
// preview-end

export default function RowCards() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid
        aria-label="Lighthouses"
        rows={rows}
        columns={columns}
        getRowSpacing={getSpacing}
        sx={cards}
        hideFooter
      />
    </Box>
  );
}
