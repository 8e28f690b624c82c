/** An item in one warehouse. */
export interface StockItem {
  /** `'CK-01'` */
  id: string;
  item: string;
  category: 'Kitchen' | 'Tools' | 'Outdoors' | 'Textiles';
  warehouse: 'Rotterdam' | 'Gdańsk' | 'Lyon';
  /** Negative where more was booked out than counted. */
  onHand: number;
  reserved: number;
  reorderAt: number;
  /** In euros. */
  unitCost: number;
  supplier: string | null;
  /** The last stocktaking. */
  counted: Date | null;
}

// prettier-ignore
export const stock: StockItem[] = [
  { id: 'CK-01', item: 'Copper kettle', category: 'Kitchen', warehouse: 'Rotterdam', onHand: 38, reserved: 12, reorderAt: 20, unitCost: 78.5, supplier: 'Kessel & Zoon', counted: new Date(2025, 3, 18) },
  { id: 'CK-02', item: 'Cast-iron skillet', category: 'Kitchen', warehouse: 'Rotterdam', onHand: 112, reserved: 31, reorderAt: 60, unitCost: 34.2, supplier: 'Kessel & Zoon', counted: new Date(2025, 3, 18) },
  { id: 'CK-03', item: 'Cast-iron skillet', category: 'Kitchen', warehouse: 'Gdańsk', onHand: 14, reserved: 14, reorderAt: 30, unitCost: 34.2, supplier: 'Kessel & Zoon', counted: new Date(2025, 2, 30) },
  { id: 'CK-04', item: 'Bread proofing basket', category: 'Kitchen', warehouse: 'Lyon', onHand: 205, reserved: 9, reorderAt: 80, unitCost: 8.9, supplier: 'Vannerie Aubry', counted: new Date(2025, 3, 11) },
  { id: 'CK-05', item: 'Enamel camping mug', category: 'Kitchen', warehouse: 'Gdańsk', onHand: 640, reserved: 120, reorderAt: 300, unitCost: 4.6, supplier: 'Emalia Olkusz', counted: new Date(2025, 3, 20) },
  { id: 'CK-06', item: 'Enamel camping mug', category: 'Kitchen', warehouse: 'Rotterdam', onHand: 0, reserved: 0, reorderAt: 200, unitCost: 4.6, supplier: 'Emalia Olkusz', counted: new Date(2025, 3, 20) },
  { id: 'CK-07', item: 'Hand-thrown planter', category: 'Kitchen', warehouse: 'Lyon', onHand: 27, reserved: 2, reorderAt: 15, unitCost: 14.8, supplier: null, counted: new Date(2025, 1, 27) },
  { id: 'TL-01', item: 'Folding saw', category: 'Tools', warehouse: 'Gdańsk', onHand: 88, reserved: 16, reorderAt: 40, unitCost: 26.3, supplier: 'Stahlwerk Huber', counted: new Date(2025, 3, 2) },
  { id: 'TL-02', item: 'Folding saw', category: 'Tools', warehouse: 'Lyon', onHand: -3, reserved: 5, reorderAt: 20, unitCost: 26.3, supplier: 'Stahlwerk Huber', counted: new Date(2025, 3, 2) },
  { id: 'TL-03', item: 'Canvas tool roll', category: 'Tools', warehouse: 'Rotterdam', onHand: 156, reserved: 48, reorderAt: 50, unitCost: 19.9, supplier: 'Segelmacherei Nord', counted: new Date(2025, 3, 15) },
  { id: 'TL-04', item: 'Japanese pull saw, rip and crosscut, with a magnolia-wood sheath', category: 'Tools', warehouse: 'Rotterdam', onHand: 9, reserved: 1, reorderAt: 6, unitCost: 61, supplier: '刃物屋 三木', counted: new Date(2025, 3, 9) },
  { id: 'TL-05', item: 'Brass plumb bob', category: 'Tools', warehouse: 'Gdańsk', onHand: 44, reserved: 0, reorderAt: 25, unitCost: 11.2, supplier: 'Stahlwerk Huber', counted: null },
  { id: 'TL-06', item: 'Carpenter’s pencil, box of 72', category: 'Tools', warehouse: 'Lyon', onHand: 310, reserved: 24, reorderAt: 100, unitCost: 9.4, supplier: null, counted: new Date(2025, 3, 14) },
  { id: 'OD-01', item: 'Solar lantern', category: 'Outdoors', warehouse: 'Rotterdam', onHand: 520, reserved: 75, reorderAt: 250, unitCost: 12.7, supplier: 'Lumen Lagos Ltd.', counted: new Date(2025, 3, 21) },
  { id: 'OD-02', item: 'Solar lantern', category: 'Outdoors', warehouse: 'Gdańsk', onHand: 61, reserved: 60, reorderAt: 100, unitCost: 12.7, supplier: 'Lumen Lagos Ltd.', counted: new Date(2025, 3, 21) },
  { id: 'OD-03', item: 'Waxed rain jacket', category: 'Outdoors', warehouse: 'Lyon', onHand: 73, reserved: 11, reorderAt: 30, unitCost: 84, supplier: 'Ó Catháin Mills', counted: new Date(2025, 3, 5) },
  { id: 'OD-04', item: 'Two-person hammock', category: 'Outdoors', warehouse: 'Lyon', onHand: 0, reserved: 0, reorderAt: 12, unitCost: 37.5, supplier: null, counted: new Date(2025, 0, 31) },
  { id: 'OD-05', item: 'Storm matches, tin of 60', category: 'Outdoors', warehouse: 'Rotterdam', onHand: 1200, reserved: 0, reorderAt: 400, unitCost: 1.8, supplier: 'Emalia Olkusz', counted: new Date(2025, 2, 12) },
  { id: 'TX-01', item: 'Wool blanket', category: 'Textiles', warehouse: 'Gdańsk', onHand: 96, reserved: 22, reorderAt: 40, unitCost: 42, supplier: 'Ó Catháin Mills', counted: new Date(2025, 3, 17) },
  { id: 'TX-02', item: 'Linen apron', category: 'Textiles', warehouse: 'Lyon', onHand: 134, reserved: 38, reorderAt: 60, unitCost: 15.6, supplier: 'Vannerie Aubry', counted: new Date(2025, 3, 16) },
  { id: 'TX-03', item: 'Linen apron', category: 'Textiles', warehouse: 'Rotterdam', onHand: 25, reserved: 26, reorderAt: 60, unitCost: 15.6, supplier: 'Vannerie Aubry', counted: new Date(2025, 3, 16) },
  { id: 'TX-04', item: 'Felt slippers', category: 'Textiles', warehouse: 'Gdańsk', onHand: 210, reserved: 44, reorderAt: 90, unitCost: 11.9, supplier: 'Войлок Алматы', counted: new Date(2025, 3, 8) },
  { id: 'TX-05', item: 'Tea towel, set of three', category: 'Textiles', warehouse: 'Rotterdam', onHand: 480, reserved: 30, reorderAt: 150, unitCost: 6.2, supplier: null, counted: new Date(2025, 3, 19) },
  { id: 'TX-06', item: 'Felt slippers', category: 'Textiles', warehouse: 'Lyon', onHand: 0, reserved: 0, reorderAt: 60, unitCost: 11.9, supplier: 'Войлок Алматы', counted: null },
];
