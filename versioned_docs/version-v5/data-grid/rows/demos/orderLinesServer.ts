export interface OrderLine {
  id: number;
  article: string;
  shelf: string;
  pieces: number;
}

const shelves = ['A-04', 'B-11', 'C-02'];

/** Stands for a request: the lines of an order. Order 1043 fails. */
export async function loadLines(orderId: number, product: string, quantity: number) {
  await new Promise((resolve) => {
    setTimeout(resolve, 500);
  });
  if (orderId === 1043) {
    throw new Error('The warehouse does not answer.');
  }
  const lines: OrderLine[] = [
    { id: 1, article: product, shelf: shelves[orderId % 3] ?? 'Desk', pieces: quantity },
    { id: 2, article: 'Delivery note', shelf: 'Desk', pieces: 1 },
  ];
  return lines;
}
