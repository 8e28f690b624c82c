import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { DataGrid, getGridNumericOperators, GridToolbar } from '@mui/x-data-grid';
import type { GridColDef, GridFilterInputValueProps, GridFilterOperator } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

// preview-start
function RangeInput({ item, applyValue }: GridFilterInputValueProps) {
  return (
    <Box sx={{ width: 190, px: 2, pt: 2 }}>
      <Slider
        aria-label={item.field}
        max={100}
        valueLabelDisplay="auto"
        defaultValue={Array.isArray(item.value) ? item.value.map(Number) : [0, 100]}
        onChangeCommitted={(_event, value) => applyValue({ ...item, value })}
      />
    </Box>
  );
}
// preview-end

const between: GridFilterOperator<StockItem, number> = {
  label: 'is between',
  value: 'between',
  getApplyFilterFn: ({ value }) => {
    if (!Array.isArray(value)) {
      return null;
    }
    const [from = 0, to = 0] = value.map(Number);
    return (cost) => cost >= from && cost <= to;
  },
  InputComponent: RangeInput,
  getValueAsString: (value?: number[]) => (value ? `${value[0]} to ${value[1]} €` : ''),
};

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 160 },
  {
    field: 'unitCost',
    headerName: 'Cost (€)',
    type: 'number',
    width: 150,
    filterOperators: [between, ...getGridNumericOperators()],
    valueParser: (value) => value,
  },
];

const initialState = {
  filter: { filterModel: { items: [{ field: 'unitCost', operator: 'between', value: [20, 50] }] } },
};

export default function SliderFilter() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Stock that costs 20 to 50 euros' } }}
        rows={stock}
        columns={columns}
        initialState={initialState}
        slots={{ toolbar: GridToolbar }}
      />
    </Box>
  );
}
