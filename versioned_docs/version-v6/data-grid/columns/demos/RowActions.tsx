import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';

interface StockItem {
  id: string;
  item: string;
  onHand: number;
}

const stock: StockItem[] = [
  { id: 'CK-01', item: 'Copper kettle', onHand: 38 },
  { id: 'TL-02', item: 'Folding saw', onHand: -3 },
  { id: 'TX-01', item: 'Wool blanket', onHand: 96 },
];

export default function RowActions() {
  const [rows, setRows] = React.useState(stock);

  const columns = React.useMemo<GridColDef<StockItem>[]>(() => {
    const remove = (id: string) => setRows((prev) => prev.filter((row) => row.id !== id));
    const receive = (id: string) =>
      setRows((prev) =>
        prev.map((row) => (row.id === id ? { ...row, onHand: row.onHand + 10 } : row)),
      );
    return [
      { field: 'item', headerName: 'Item', flex: 1, minWidth: 90 },
      { field: 'onHand', headerName: 'On hand', type: 'number', width: 120 },
      // preview-start
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        width: 80,
        getActions: ({ row }) => [
          <GridActionsCellItem showInMenu label="Receive 10" onClick={() => receive(row.id)} />,
          <GridActionsCellItem showInMenu label="Remove" onClick={() => remove(row.id)} />,
        ],
      },
      // preview-end
    ];
  }, []);

  return (
    <Box sx={{ height: 232, width: '100%' }}>
      <DataGrid aria-label="Stock" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
