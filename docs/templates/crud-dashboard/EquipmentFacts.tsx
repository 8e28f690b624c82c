import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import dayjs from 'dayjs';
import type { Equipment } from './equipment';
import { findCategory } from './findCategory';
import { formatMoney } from './formatMoney';
import StateChip from './StateChip';
import { useQuery } from './useQuery';

const formatDay = (day: string) => dayjs(day).format('D MMMM YYYY');

interface EquipmentFactsProps {
  item: Equipment;
  onRemove(item: Equipment): void;
}

/** A record to read, and what can be done with it. */
export default function EquipmentFacts({ item, onRemove }: EquipmentFactsProps) {
  const { linkTo } = useQuery();
  const facts: [string, React.ReactNode][] = [
    ['State', <StateChip key="state" state={item.state} />],
    ['Serial number', item.serial],
    ['Category', findCategory(item.categoryId)?.label],
    ['Cost', formatMoney(item.cost)],
    ['Bought', formatDay(item.bought)],
    ['Inspection', item.inspection ? formatDay(item.inspection) : 'None planned'],
  ];
  return (
    <>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: '120px 1fr',
          alignItems: 'center',
          gap: 1.5,
          m: 0,
          typography: 'body2',
          '& dt': { color: 'text.secondary' },
          '& dd': { m: 0 },
        }}
      >
        {facts.map(([name, value]) => (
          <React.Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </React.Fragment>
        ))}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, mt: 3 }}>
        <Button variant="contained" {...linkTo({ mode: 'edit' })}>
          Edit
        </Button>
        <Button color="error" onClick={() => onRemove(item)}>
          Delete
        </Button>
      </Box>
    </>
  );
}
