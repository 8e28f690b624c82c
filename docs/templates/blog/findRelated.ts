import type { Post } from './Post';
import posts from './posts';

/** The posts that share most tags with a post; of those that share as many, the newest. */
export default function findRelated(post: Post, count: number): Post[] {
  const shared = (other: Post) => other.tags.filter((tag) => post.tags.includes(tag)).length;
  return posts
    .filter((other) => other !== post && shared(other) > 0)
    .sort((one, other) => shared(other) - shared(one))
    .slice(0, count);
}
