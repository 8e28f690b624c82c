export interface Supplier {
  id: number;
  name: string;
  code: string;
}

export const suppliers: Supplier[] = [
  { id: 1, name: 'Segelmacherei Nord', code: 'NORD' },
  { id: 2, name: '刃物屋 三木', code: 'MIKI' },
  { id: 3, name: 'Ó Catháin Mills', code: 'OCM' },
  { id: 4, name: 'Lumen Lagos Ltd.', code: 'LUMEN' },
];

/** Stands in for your server: resolves to what is wrong with the code, or to `null`. */
export async function checkCode(id: unknown, code: string): Promise<string | null> {
  await new Promise((resolve) => setTimeout(resolve, 400));
  if (!/^[A-Z]{3,5}$/.test(code)) return 'A code has three to five capital letters.';
  const owner = suppliers.find((supplier) => supplier.code === code && supplier.id !== id);
  return owner ? `${owner.name} has this code.` : null;
}
