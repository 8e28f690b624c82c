import type { SvgIconComponent } from '@mui/icons-material';
import DensityLarge from '@mui/icons-material/DensityLarge';
import DensityMedium from '@mui/icons-material/DensityMedium';
import DensitySmall from '@mui/icons-material/DensitySmall';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  gridDensitySelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridRootProps,
  useGridSelector,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = orders.slice(0, 4);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 150 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

function DensityToolbar() {
  const apiRef = useGridApiContext();
  const density = useGridSelector(apiRef, gridDensitySelector);
  // preview-start
  const { slots } = useGridRootProps();
  const choices = [
    { value: 'compact', Icon: slots.densityCompactIcon },
    { value: 'standard', Icon: slots.densityStandardIcon },
    { value: 'comfortable', Icon: slots.densityComfortableIcon },
  ] as const;
  // preview-end
  return (
    <Toolbar aria-label="Row density">
      {choices.map(({ value, Icon }) => (
        <Tooltip key={value} title={value}>
          <ToolbarButton
            aria-pressed={value === density}
            color={value === density ? 'primary' : 'default'}
            onClick={() => apiRef.current.setDensity(value)}
          >
            <Icon fontSize="small" />
          </ToolbarButton>
        </Tooltip>
      ))}
    </Toolbar>
  );
}

const toSlot = (Icon: SvgIconComponent) => () => <Icon fontSize="small" />;

const slots = {
  toolbar: DensityToolbar,
  densityCompactIcon: toSlot(DensitySmall),
  densityStandardIcon: toSlot(DensityMedium),
  densityComfortableIcon: toSlot(DensityLarge),
};

export default function DensityIcons() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGrid
        aria-label="Orders with icons for the density"
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
