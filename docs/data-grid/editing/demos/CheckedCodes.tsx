import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridPreProcessEditCellProps } from '@mui/x-data-grid';
import { checkCode, suppliers } from './supplierServer';
import type { Supplier } from './supplierServer';

export default function CheckedCodes() {
  const [message, setMessage] = React.useState('Codes are unique. Try NORD for another supplier.');
  const columns = React.useMemo<GridColDef<Supplier>[]>(
    () => [
      { field: 'name', headerName: 'Supplier', flex: 1, minWidth: 150 },
      {
        field: 'code',
        headerName: 'Code',
        width: 140,
        editable: true,
        // preview-start
        preProcessEditCellProps: async ({
          id,
          props,
          hasChanged,
        }: GridPreProcessEditCellProps<string>) => {
          if (!hasChanged) return props;
          const problem = await checkCode(id, props.value ?? '');
          setMessage(problem ?? `${props.value} is free.`);
          return { ...props, error: problem !== null };
        },
        // preview-end
      },
    ],
    [],
  );
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box sx={{ height: 266 }}>
        <DataGrid aria-label="Suppliers" rows={suppliers} columns={columns} hideFooter />
      </Box>
      <Typography variant="body2" role="status">
        {message}
      </Typography>
    </Stack>
  );
}
