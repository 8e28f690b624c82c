import type { Post } from './Post';

const wordsPerMinute = 200;

/** Minutes that reading a post takes, at least one. */
export default function toReadingTime({ body }: Post): string {
  const words = body.join(' ').split(/\s+/).length;
  return `${Math.max(1, Math.round(words / wordsPerMinute))} min`;
}
