import dayjs from 'dayjs';

export const equipmentStates = ['In use', 'In store', 'In repair'] as const;
export type EquipmentState = (typeof equipmentStates)[number];

export interface Equipment {
  id: string;
  name: string;
  /** Two letters and four digits, on a plate of the thing itself: no two are alike. */
  serial: string;
  categoryId: string;
  state: EquipmentState;
  /** What it cost, in euros. */
  cost: number;
  /** Days are written as `2025-07-14`: they compare as text. */
  bought: string;
  /** When it is inspected next; not everything is. */
  inspection: string | null;
}

/** The day that this register is read on. */
export const today = '2025-09-28';

/** Of each category: what there is, and about what it costs. */
const stock: [categoryId: string, cost: number, names: string[]][] = [
  ['lasers', 14800, ['Diode laser', 'Fiber laser', 'Pulsed laser', 'Tunable laser']],
  ['microscopes', 32500, ['Confocal microscope', 'Stereo microscope', 'Inverted microscope']],
  ['detectors', 5200, ['Diode array', 'Photon counter', 'Infrared camera', 'Spectrometer']],
  ['oscilloscopes', 7400, ['Two-channel scope', 'Four-channel scope', 'Sampling scope']],
  ['generators', 4100, ['Function generator', 'Pulse generator', 'Microwave source']],
  ['supplies', 1300, ['Bench supply', 'High-voltage supply', 'Programmable supply']],
  ['centrifuges', 9600, ['Bench centrifuge', 'Cooled centrifuge', 'Small centrifuge']],
  ['incubators', 6900, ['Shaking incubator', 'Gas incubator', 'Drying oven']],
  ['balances', 2700, ['Analytical balance', 'Precision balance', 'Floor scale']],
  ['freezers', 11200, ['Deep freezer', 'Sample freezer', 'Upright freezer']],
  ['chillers', 3800, ['Loop chiller', 'Bath chiller', 'Air chiller']],
];

/** The register as it is before anybody changes it: two of everything. */
export const initialEquipment: Equipment[] = ['A', 'B'].flatMap((room, roomIndex) =>
  stock.flatMap(([categoryId, cost, names], row) =>
    names.map((name, column) => {
      const step = roomIndex * 37 + row * 11 + column * 5;
      const bought = dayjs('2017-03-06').add(step * 23, 'day');
      return {
        id: `${categoryId}-${column + 1}${room}`.toLowerCase(),
        name: `${name} ${room}`,
        serial: `${categoryId.slice(0, 2).toUpperCase()}-${1000 + step * 13 + column}`,
        categoryId,
        state: equipmentStates[step % 7 === 3 ? 2 : step % 4 === 1 ? 1 : 0] ?? 'In use',
        cost: Math.round((cost * (0.7 + ((step * 7) % 10) / 12)) / 10) * 10,
        bought: bought.format('YYYY-MM-DD'),
        inspection:
          step % 5 === 4
            ? null
            : dayjs(today)
                .add(((step * 29) % 330) - 20, 'day')
                .format('YYYY-MM-DD'),
      };
    }),
  ),
);
