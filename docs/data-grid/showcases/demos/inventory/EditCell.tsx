import * as React from 'react';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { GridEditInputCell, type GridRenderEditCellParams } from '@mui/x-data-grid-premium';
import type { Item } from './Item';

/** A field in a cell. What is wrong with its value is under it, and is read out. */
export function EditCell(params: GridRenderEditCellParams<Item>) {
  const id = React.useId();
  const error = params.error as string | null | undefined;
  const describedBy = error ? id : undefined;
  return (
    <Tooltip
      id={id}
      open={Boolean(error)}
      title={error && <span role="alert">{error}</span>}
      placement="bottom-start"
      describeChild
      disableInteractive
    >
      <Box sx={{ width: '100%' }}>
        <GridEditInputCell
          {...params}
          error={Boolean(error)}
          slotProps={{ root: { slotProps: { htmlInput: { 'aria-describedby': describedBy } } } }}
        />
      </Box>
    </Tooltip>
  );
}
