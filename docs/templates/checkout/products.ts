export interface Product {
  name: string;
  text: string;
  price: number;
  count: number;
  /** The outline of the pot, in a square of 48. */
  outline: string;
}

const products: Product[] = [
  {
    name: 'Teapot, ash glaze',
    text: '0.8 liters, with a cane handle',
    price: 84,
    count: 1,
    outline:
      'M14 22 C14 16 34 16 34 22 C40 30 36 40 24 40 C12 40 8 30 14 22 Z M36 26 L44 20 M12 20 C10 6 38 6 36 20 M22 17 H26',
  },
  {
    name: 'Cup without a handle',
    text: '0.2 liters, salt fired',
    price: 23,
    count: 4,
    outline: 'M13 14 H35 C35 26 32 36 29 38 H19 C16 36 13 26 13 14 Z M14 20 H34',
  },
  {
    name: 'Serving bowl',
    text: '28 cm, tin white',
    price: 58,
    count: 1,
    outline: 'M6 18 H42 C41 29 34 36 24 36 C14 36 7 29 6 18 Z M18 36 V40 H30 V36',
  },
];

export default products;
