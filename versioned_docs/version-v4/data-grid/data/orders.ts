/** An order of a shop for tools and kitchenware. A return has a negative quantity and total. */
export interface Order {
  id: number;
  customer: string;
  country: string;
  product: string;
  quantity: number;
  /** In euros. */
  total: number;
  status: 'open' | 'packed' | 'shipped' | 'returned';
  ordered: Date;
  /** `null` until it leaves the warehouse. */
  shipped: Date | null;
  paid: boolean;
  note: string | null;
}

// prettier-ignore
export const orders: Order[] = [
  { id: 1041, customer: 'Ana Lima', country: 'Brazil', product: 'Enamel camping mug', quantity: 24, total: 312, status: 'shipped', ordered: new Date(2025, 3, 2), shipped: new Date(2025, 3, 4), paid: true, note: null },
  { id: 1042, customer: 'Zeynep Şahin', country: 'Türkiye', product: 'Canvas tool roll', quantity: 3, total: 147, status: 'shipped', ordered: new Date(2025, 3, 2), shipped: new Date(2025, 3, 7), paid: true, note: 'Leave at the workshop door' },
  { id: 1043, customer: '田中 陽菜', country: 'Japan', product: 'Cast-iron skillet', quantity: 6, total: 414, status: 'packed', ordered: new Date(2025, 3, 3), shipped: null, paid: true, note: null },
  { id: 1044, customer: 'Oskar Lindqvist', country: 'Sweden', product: 'Folding saw', quantity: 1, total: 58.5, status: 'shipped', ordered: new Date(2025, 3, 3), shipped: new Date(2025, 3, 3), paid: true, note: null },
  { id: 1045, customer: 'Amara Okafor', country: 'Nigeria', product: 'Solar lantern', quantity: 40, total: 1196, status: 'open', ordered: new Date(2025, 3, 4), shipped: null, paid: false, note: 'Ask for the import papers before shipping; customs at Lagos kept the last delivery for eleven days' },
  { id: 1046, customer: 'Ana Lima', country: 'Brazil', product: 'Enamel camping mug', quantity: -4, total: -52, status: 'returned', ordered: new Date(2025, 3, 5), shipped: new Date(2025, 3, 9), paid: true, note: 'Chipped rims' },
  { id: 1047, customer: 'محمد العلي', country: 'United Arab Emirates', product: 'Wool blanket', quantity: 12, total: 1068, status: 'shipped', ordered: new Date(2025, 3, 6), shipped: new Date(2025, 3, 8), paid: true, note: null },
  { id: 1048, customer: 'Jörg Weiß', country: 'Germany', product: 'Bread proofing basket', quantity: 2, total: 43.8, status: 'open', ordered: new Date(2025, 3, 7), shipped: null, paid: true, note: null },
  { id: 1049, customer: 'Priya Raman', country: 'India', product: 'Copper kettle', quantity: 5, total: 645, status: 'packed', ordered: new Date(2025, 3, 7), shipped: null, paid: true, note: 'Gift wrap, no invoice in the parcel' },
  { id: 1050, customer: 'Ольга Смирнова', country: 'Kazakhstan', product: 'Felt slippers', quantity: 30, total: 870, status: 'shipped', ordered: new Date(2025, 3, 8), shipped: new Date(2025, 3, 11), paid: true, note: null },
  { id: 1051, customer: 'Liam O’Brien', country: 'Ireland', product: 'Waxed rain jacket', quantity: 1, total: 189, status: 'open', ordered: new Date(2025, 3, 8), shipped: null, paid: false, note: null },
  { id: 1052, customer: 'Sofía Martínez', country: 'Mexico', product: 'Hand-thrown planter', quantity: 8, total: 276, status: 'shipped', ordered: new Date(2025, 3, 9), shipped: new Date(2025, 3, 10), paid: true, note: null },
  { id: 1053, customer: 'Zeynep Şahin', country: 'Türkiye', product: 'Folding saw', quantity: 2, total: 117, status: 'open', ordered: new Date(2025, 3, 9), shipped: null, paid: true, note: null },
  { id: 1054, customer: '김서연', country: 'South Korea', product: 'Linen apron', quantity: 15, total: 585, status: 'packed', ordered: new Date(2025, 3, 10), shipped: null, paid: true, note: null },
  { id: 1055, customer: 'Noah Fischer', country: 'Austria', product: 'Cast-iron skillet', quantity: -1, total: -69, status: 'returned', ordered: new Date(2025, 3, 10), shipped: new Date(2025, 3, 12), paid: true, note: 'Wrong size' },
  { id: 1056, customer: 'Amara Okafor', country: 'Nigeria', product: 'Solar lantern', quantity: 10, total: 299, status: 'shipped', ordered: new Date(2025, 3, 11), shipped: new Date(2025, 3, 15), paid: true, note: null },
  { id: 1057, customer: 'Jörg Weiß', country: 'Germany', product: 'Waxed rain jacket', quantity: 2, total: 378, status: 'shipped', ordered: new Date(2025, 3, 12), shipped: new Date(2025, 3, 14), paid: true, note: null },
  { id: 1058, customer: 'Chloé Dubois', country: 'France', product: 'Linen apron', quantity: 4, total: 156, status: 'open', ordered: new Date(2025, 3, 13), shipped: null, paid: false, note: null },
  { id: 1059, customer: 'Oskar Lindqvist', country: 'Sweden', product: 'Wool blanket', quantity: 2, total: 178, status: 'packed', ordered: new Date(2025, 3, 13), shipped: null, paid: true, note: null },
  { id: 1060, customer: '田中 陽菜', country: 'Japan', product: 'Copper kettle', quantity: 3, total: 387, status: 'shipped', ordered: new Date(2025, 3, 14), shipped: new Date(2025, 3, 17), paid: true, note: null },
  { id: 1061, customer: 'Tomasz Wójcik', country: 'Poland', product: 'Canvas tool roll', quantity: 20, total: 980, status: 'open', ordered: new Date(2025, 3, 14), shipped: null, paid: false, note: 'Net 30 days' },
  { id: 1062, customer: 'Priya Raman', country: 'India', product: 'Felt slippers', quantity: 6, total: 174, status: 'shipped', ordered: new Date(2025, 3, 15), shipped: new Date(2025, 3, 18), paid: true, note: null },
  { id: 1063, customer: 'Liam O’Brien', country: 'Ireland', product: 'Enamel camping mug', quantity: 12, total: 156, status: 'shipped', ordered: new Date(2025, 3, 15), shipped: new Date(2025, 3, 16), paid: true, note: null },
  { id: 1064, customer: 'محمد العلي', country: 'United Arab Emirates', product: 'Solar lantern', quantity: 25, total: 747.5, status: 'packed', ordered: new Date(2025, 3, 16), shipped: null, paid: true, note: null },
  { id: 1065, customer: 'Sofía Martínez', country: 'Mexico', product: 'Bread proofing basket', quantity: 9, total: 197.1, status: 'open', ordered: new Date(2025, 3, 16), shipped: null, paid: true, note: null },
  { id: 1066, customer: 'Chloé Dubois', country: 'France', product: 'Hand-thrown planter', quantity: -2, total: -69, status: 'returned', ordered: new Date(2025, 3, 17), shipped: new Date(2025, 3, 22), paid: true, note: 'Broke on the way' },
  { id: 1067, customer: '김서연', country: 'South Korea', product: 'Cast-iron skillet', quantity: 4, total: 276, status: 'shipped', ordered: new Date(2025, 3, 17), shipped: new Date(2025, 3, 19), paid: true, note: null },
  { id: 1068, customer: 'Noah Fischer', country: 'Austria', product: 'Wool blanket', quantity: 1, total: 89, status: 'shipped', ordered: new Date(2025, 3, 18), shipped: new Date(2025, 3, 21), paid: true, note: null },
  { id: 1069, customer: 'Ольга Смирнова', country: 'Kazakhstan', product: 'Copper kettle', quantity: 2, total: 258, status: 'open', ordered: new Date(2025, 3, 19), shipped: null, paid: false, note: null },
  { id: 1070, customer: 'Tomasz Wójcik', country: 'Poland', product: 'Folding saw', quantity: 5, total: 292.5, status: 'packed', ordered: new Date(2025, 3, 20), shipped: null, paid: true, note: null },
  { id: 1071, customer: 'Ana Lima', country: 'Brazil', product: 'Waxed rain jacket', quantity: 3, total: 567, status: 'shipped', ordered: new Date(2025, 3, 21), shipped: new Date(2025, 3, 24), paid: true, note: null },
  { id: 1072, customer: 'Amara Okafor', country: 'Nigeria', product: 'Canvas tool roll', quantity: 7, total: 343, status: 'open', ordered: new Date(2025, 3, 22), shipped: null, paid: true, note: null },
];
