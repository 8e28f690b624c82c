import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColumns, GridPreProcessEditCellProps } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const requireCount = ({ props }: GridPreProcessEditCellProps<number>) => ({
  ...props,
  error: !Number.isInteger(Number(props.value)) || Number(props.value) < 0,
});

const columns: GridColumns<StockItem> = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150 },
  {
    field: 'onHand',
    headerName: 'On hand',
    type: 'number',
    width: 100,
    editable: true,
    preProcessEditCellProps: requireCount,
  },
];

export default function ValidatedCommits() {
  const [isStrict, setIsStrict] = React.useState(true);
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={isStrict} onChange={(_event, on) => setIsStrict(on)} />}
        label="Keep invalid rows open"
      />
      <Box sx={{ height: 320 }}>
        {/* preview-start */}
        <DataGrid
          aria-label="Stock without negative counts"
          rows={stock}
          columns={columns}
          editMode="row"
          experimentalFeatures={{ preventCommitWhileValidating: isStrict }}
        />
        {/* preview-end */}
      </Box>
    </Stack>
  );
}
