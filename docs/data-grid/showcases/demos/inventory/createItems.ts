import { createRandom } from '../controls/createRandom';
import { categories, type Item } from './Item';

const makers = ['Alder', 'Birch', 'Cedar', 'Hazel', 'Linden', 'Maple', 'Rowan', 'Willow'];
const models = ['Classic', 'City', 'Gravel', 'Light', 'Race', 'Trail'];

/** Makes the parts of a bicycle workshop: the same ones each time. */
export function createItems(count: number): Item[] {
  const random = createRandom(11);
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  return Array.from({ length: count }, (_, index) => {
    const reorderAt = 5 + Math.floor(random() * 20);
    // About one in five is low.
    const stock = Math.max(0, Math.floor(reorderAt * (random() * 5 - 0.2)));
    return {
      id: index + 1,
      name: `${pick(makers)} ${pick(models)} ${100 + Math.floor(random() * 900)}`,
      category: pick(categories),
      shelf: `${'ABCDEF'.charAt(Math.floor(random() * 6))}${1 + Math.floor(random() * 40)}`,
      stock,
      reorderAt,
      price: Math.round(300 + random() * 9000) / 100,
      counted: new Date(2025, 5, 30 - Math.floor(random() * 120)),
    };
  });
}
