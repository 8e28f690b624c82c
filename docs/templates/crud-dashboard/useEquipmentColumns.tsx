import * as React from 'react';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Link from '@mui/material/Link';
import { GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';
import type { Equipment } from './equipment';
import { findCategory } from './findCategory';
import { formatMoney } from './formatMoney';
import InspectionDay from './InspectionDay';
import StateChip from './StateChip';
import { useQuery } from './useQuery';

interface NameLinkProps {
  item: Equipment;
  tabIndex: number;
}

/** Reads the address by itself, so the columns stay when it changes. */
function NameLink({ item, tabIndex }: NameLinkProps) {
  const { linkTo } = useQuery();
  return (
    <Link {...linkTo({ item: item.id, mode: null })} color="textPrimary" tabIndex={tabIndex}>
      {item.name}
    </Link>
  );
}

/** The columns of the list: the name opens a record, the last column changes or deletes it. */
export function useEquipmentColumns(onRemove: (item: Equipment) => void): GridColDef<Equipment>[] {
  const { change } = useQuery();
  return React.useMemo<GridColDef<Equipment>[]>(
    () => [
      {
        field: 'name',
        headerName: 'Name',
        flex: 1,
        minWidth: 140,
        renderCell: ({ row, tabIndex }) => <NameLink item={row} tabIndex={tabIndex} />,
      },
      { field: 'serial', headerName: 'Serial', width: 92 },
      {
        field: 'categoryId',
        headerName: 'Category',
        width: 136,
        valueFormatter: (value: string) => findCategory(value)?.label,
      },
      {
        field: 'state',
        headerName: 'State',
        width: 100,
        renderCell: ({ row }) => <StateChip state={row.state} />,
      },
      {
        field: 'inspection',
        headerName: 'Inspection',
        width: 132,
        renderCell: ({ row }) => <InspectionDay day={row.inspection} />,
      },
      { field: 'cost', headerName: 'Cost', type: 'number', width: 92, valueFormatter: formatMoney },
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        width: 88,
        getActions: ({ row }) => [
          <GridActionsCellItem
            key="edit"
            icon={<EditOutlined />}
            label={`Edit ${row.name}`}
            onClick={() => change({ item: row.id, mode: 'edit' })}
          />,
          <GridActionsCellItem
            key="delete"
            icon={<DeleteOutlined />}
            label={`Delete ${row.name}`}
            onClick={() => onRemove(row)}
          />,
        ],
      },
    ],
    [change, onRemove],
  );
}
