import dayjs from 'dayjs';
import { today, type Equipment } from './equipment';
import { findCategory } from './findCategory';
import type { EquipmentFilter, ListQuery } from './readQuery';

const lastDue = dayjs(today).add(30, 'day').format('YYYY-MM-DD');

/** What a filter lets through. */
export function collectEquipment(
  items: Equipment[],
  { view, text, categoryId, state }: EquipmentFilter,
): Equipment[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const category = findCategory(categoryId);
  const categoryIds = category && [category, ...(category.children ?? [])].map(({ id }) => id);
  return items.filter((item) => {
    const searched = `${item.name} ${item.serial}`.toLowerCase();
    return (
      words.every((word) => searched.includes(word)) &&
      (!categoryIds || categoryIds.includes(item.categoryId)) &&
      (!state || item.state === state) &&
      (view === 'all' || (item.inspection !== null && item.inspection <= lastDue))
    );
  });
}

/** In the order that is asked for; what has no value comes last. */
export function sortEquipment(items: Equipment[], { field, direction }: ListQuery['sort']) {
  const toKey = (item: Equipment) =>
    field === 'categoryId' ? findCategory(item.categoryId)?.label : item[field];
  return items.toSorted((one, other) => {
    const [first, second] = [toKey(one) ?? null, toKey(other) ?? null];
    if (first === null || second === null) {
      return Number(first === null) - Number(second === null);
    }
    const order =
      typeof first === 'number' && typeof second === 'number'
        ? first - second
        : String(first).localeCompare(String(second), 'en', { numeric: true });
    return direction === 'asc' ? order : -order;
  });
}
