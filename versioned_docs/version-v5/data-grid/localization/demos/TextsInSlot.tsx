import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, GridToolbarContainer, useGridApiContext } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { frFR } from '@mui/x-data-grid/locales';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Article', flex: 1, minWidth: 150 },
  { field: 'warehouse', headerName: 'Entrepôt', width: 130 },
];

const { localeText } = frFR.components.MuiDataGrid.defaultProps;

// preview-start
function ExportToolbar() {
  const { getLocaleText, exportDataAsCsv, exportDataAsPrint } = useGridApiContext().current;
  return (
    <GridToolbarContainer>
      <Button onClick={() => exportDataAsCsv()}>{getLocaleText('toolbarExportCSV')}</Button>
      <Button onClick={() => exportDataAsPrint()}>{getLocaleText('toolbarExportPrint')}</Button>
    </GridToolbarContainer>
  );
}
// preview-end

const components = { Toolbar: ExportToolbar };

export default function TextsInSlot() {
  return (
    <Box sx={{ height: 340, width: '100%' }} lang="fr">
      <DataGrid
        aria-label="Stock"
        rows={stock}
        columns={columns}
        localeText={localeText}
        components={components}
      />
    </Box>
  );
}
