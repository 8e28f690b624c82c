import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import { DataGrid, useGridApiContext } from '@mui/x-data-grid';
import type { GridColDef, GridRenderEditCellParams } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const suppliers = [...new Set(stock.flatMap(({ supplier }) => supplier ?? []))].sort();

function SupplierEditCell(params: GridRenderEditCellParams<StockItem, string | null>) {
  const { id, field, value, hasFocus } = params;
  const apiRef = useGridApiContext();
  const input = React.useRef<HTMLInputElement>(null);
  React.useEffect(() => {
    if (hasFocus) input.current?.focus();
  }, [hasFocus]);
  // preview-start
  return (
    <Autocomplete
      options={suppliers}
      value={value ?? null}
      onChange={(_event, supplier) =>
        apiRef.current.setEditCellValue({ id, field, value: supplier })
      }
      openOnFocus
      fullWidth
      renderInput={({ InputProps, inputProps }) => (
        <Box ref={InputProps.ref} sx={{ px: 2 }}>
          <InputBase inputRef={input} inputProps={{ ...inputProps, 'aria-label': 'Supplier' }} />
        </Box>
      )}
    />
  );
  // preview-end
}

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150 },
  {
    field: 'supplier',
    headerName: 'Supplier',
    width: 200,
    editable: true,
    renderEditCell: (params) => <SupplierEditCell {...params} />,
  },
];

export default function SuggestedSuppliers() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid aria-label="Stock and suppliers" rows={stock} columns={columns} />
    </Box>
  );
}
