/** Stands for a request that stores the order of ids. */
export async function saveOrder(ids: number[]) {
  await new Promise((resolve) => {
    setTimeout(resolve, 500);
  });
  return `Saved: ${ids.slice(0, 3).join(', ')}, …`;
}
