import type * as React from 'react';

/** What a component in `slots.cell` gets. The package has no type for it. */
export interface HeatmapCellProps extends React.SVGProps<SVGGElement> {
  x: number;
  y: number;
  width: number;
  height: number;
  ownerState: {
    dataIndex: number;
    color: string;
    value: number;
    isFaded: boolean;
    isHighlighted: boolean;
  };
}
