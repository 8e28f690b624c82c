import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { DataGrid, getGridNumericOperators, GridToolbar } from '@mui/x-data-grid';
import type { GridColumns, GridFilterInputValueProps, GridFilterOperator } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

// preview-start
function RangeInput({ item, applyValue }: GridFilterInputValueProps) {
  const [range, setRange] = React.useState<number[]>(item.value ?? [0, 100]);
  return (
    <Box sx={{ boxSizing: 'border-box', width: 190, px: 2, pt: 2 }}>
      <Slider
        getAriaLabel={(index) => (index === 0 ? 'From (€)' : 'To (€)')}
        max={100}
        valueLabelDisplay="auto"
        value={range}
        onChange={(_event, value) => Array.isArray(value) && setRange(value)}
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
    return ({ value: cost = 0 }) => cost >= from && cost <= to;
  },
  InputComponent: RangeInput,
  getValueAsString: (value?: number[]) => (value ? `${value[0]} to ${value[1]} €` : ''),
};

const columns: GridColumns<StockItem> = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 160 },
  {
    field: 'unitCost',
    headerName: 'Cost (€)',
    type: 'number',
    width: 150,
    filterOperators: [between, ...getGridNumericOperators()],
  },
];

const initialState = {
  filter: {
    filterModel: {
      items: [{ columnField: 'unitCost', operatorValue: 'between', value: [20, 50] }],
    },
  },
};

export default function SliderFilter() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Stock that costs 20 to 50 euros"
        rows={stock}
        columns={columns}
        initialState={initialState}
        components={{ Toolbar: GridToolbar }}
      />
    </Box>
  );
}
