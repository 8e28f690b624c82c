import { DataGrid, GridFilterInputValue } from '@mui/x-data-grid';
import type {
  GridColDef,
  GridFilterOperator,
  GridInitialState,
  GridTypeFilterInputValueProps,
} from '@mui/x-data-grid';

interface Tea {
  id: number;
  name: string;
  grams: number | null;
}

// preview-start
const atLeast: GridFilterOperator<
  Tea,
  number | null,
  number | null,
  GridTypeFilterInputValueProps
> = {
  label: 'at least',
  value: 'atLeast',
  getApplyFilterFn: (item) => {
    const limit = Number(item.value ?? '');
    return item.value ? (grams) => grams !== null && grams >= limit : null;
  },
  InputComponent: GridFilterInputValue,
  InputComponentProps: { type: 'number' },
};
// preview-end

const rows: Tea[] = [
  { id: 1, name: 'Gyokuro', grams: 250 },
  { id: 2, name: 'قهوة بالهيل', grams: null },
  { id: 3, name: 'Darjeeling, second flush', grams: 80 },
  { id: 4, name: 'Sencha', grams: 100 },
];
const columns: GridColDef<Tea>[] = [
  { field: 'name', headerName: 'Tea', flex: 1 },
  { field: 'grams', headerName: 'Grams', type: 'number', width: 140, filterOperators: [atLeast] },
];
// preview-start
const initialState = {
  filter: { filterModel: { items: [{ field: 'grams', operator: 'atLeast', value: '100' }] } },
} satisfies GridInitialState;
// preview-end

export default function TypedFilterOperator() {
  return (
    <div style={{ height: 290, width: '100%' }}>
      <DataGrid
        aria-label="Teas in stock"
        rows={rows}
        columns={columns}
        initialState={initialState}
      />
    </div>
  );
}
