import type { Post } from './Post';
import posts from './posts';
import type { Selection } from './Selection';

/** The posts that have the tag and every word of the text. */
export default function findPosts({ tag, text }: Selection): Post[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return posts.filter((post) => {
    const all = [post.title, post.lead, post.author, ...post.tags, ...post.body]
      .join(' ')
      .toLowerCase();
    return (!tag || post.tags.includes(tag)) && words.every((word) => all.includes(word));
  });
}
