import { directions, modes, type Direction, type Mode } from '../../plugins/preferences/types';

/** What a visitor chose before the page is opened. */
export interface State {
  mode: Mode;
  direction: Direction;
}

/** Every mode in every direction. */
export const states: readonly State[] = modes.flatMap((mode) =>
  directions.map((direction) => ({ mode, direction })),
);

/** A window in which pages are looked at, in px. */
export interface Size {
  width: number;
  height: number;
}

/** A desktop's, a tablet's and a phone's. */
export const windows: readonly Size[] = [
  { width: 1440, height: 1000 },
  { width: 900, height: 1000 },
  { width: 390, height: 844 },
];
