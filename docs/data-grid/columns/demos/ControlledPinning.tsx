import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef, GridPinnedColumnFields } from '@mui/x-data-grid-pro';

const springs = [
  { id: 1, spring: 'Amber', valley: 'Upper Fen', temperature: 38, minerals: 'Iron, sulfur' },
  { id: 2, spring: 'Cold Elbow', valley: 'Mill Brook', temperature: 9, minerals: 'Calcium' },
  { id: 3, spring: 'Lantern', valley: 'Upper Fen', temperature: 54, minerals: 'Silica, lithium' },
];

const columns: GridColDef<(typeof springs)[number]>[] = [
  { field: 'spring', headerName: 'Spring', width: 130 },
  { field: 'valley', headerName: 'Valley', width: 240 },
  { field: 'minerals', headerName: 'Minerals', width: 320 },
  { field: 'temperature', headerName: 'Temperature', type: 'number', width: 160 },
];

export default function ControlledPinning() {
  const [pinnedColumns, setPinnedColumns] = React.useState<GridPinnedColumnFields>({
    left: ['spring'],
  });
  const isPinned = pinnedColumns.left?.includes('spring') ?? false;
  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Keep the spring in view"
        control={<Switch checked={isPinned} />}
        onChange={() => setPinnedColumns({ ...pinnedColumns, left: isPinned ? [] : ['spring'] })}
      />
      <Box sx={{ height: 232 }}>
        {/* preview-start */}
        <DataGridPro
          aria-label="Springs"
          rows={springs}
          columns={columns}
          pinnedColumns={pinnedColumns}
          onPinnedColumnsChange={setPinnedColumns}
          hideFooter
        />
        {/* preview-end */}
      </Box>
    </Box>
  );
}
