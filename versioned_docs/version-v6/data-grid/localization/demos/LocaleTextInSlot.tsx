import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredTopLevelRowCountSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { frFR } from '@mui/x-data-grid/locales';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Client', flex: 1, minWidth: 150 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

// preview-start
function Count() {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, gridFilteredTopLevelRowCountSelector);
  const { getLocaleText } = useGridApiContext().current;
  return (
    <Typography variant="body2" sx={{ p: 1.5 }}>
      {getLocaleText('footerTotalRows')} {count.toLocaleString('fr-FR')}
    </Typography>
  );
}
// preview-end

const slots = { footer: Count };

export default function LocaleTextInSlot() {
  return (
    <Box lang="fr" sx={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Commandes"
        rows={orders}
        columns={columns}
        localeText={frFR.components.MuiDataGrid.defaultProps.localeText}
        slots={slots}
      />
    </Box>
  );
}
