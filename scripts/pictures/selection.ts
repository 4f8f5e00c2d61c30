import type { Story } from './plan.ts';

export interface Selection {
  stories: Story[];
  /** Names that mean no story. */
  strange: string[];
}

/**
 * The stories that are asked for: those that a name means, or all, and of them every third where a third is asked for. A name is
 * an id, which means that story alone, or a part of an id or of a story's file.
 */
export function select(
  all: readonly Story[],
  names: readonly string[],
  [shard, shards]: readonly [number, number] = [1, 1],
): Selection {
  const ids = new Set(all.map(({ id }) => id));
  const isMeant = (story: Story, name: string) =>
    ids.has(name) ? story.id === name : story.id.includes(name) || story.importPath.includes(name);
  return {
    stories: all
      .filter((story) => names.length === 0 || names.some((name) => isMeant(story, name)))
      .filter((_, at) => at % shards === shard - 1),
    strange: names.filter((name) => !all.some((story) => isMeant(story, name))),
  };
}
