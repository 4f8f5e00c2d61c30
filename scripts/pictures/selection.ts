import type { Story } from './plan.ts';

export interface Selection {
  stories: Story[];
  /** Names that mean no story. */
  misspelled: string[];
}

/** Whether a name means the story of an id: an id that exists means itself alone, anything else all ids that it is a part of. */
export const meansId = (name: string, id: string, ids: ReadonlySet<string>) =>
  ids.has(name) ? id === name : id.includes(name);

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
  const isMeant = ({ id, importPath }: Story, name: string) =>
    meansId(name, id, ids) || (!ids.has(name) && importPath.includes(name));
  return {
    stories: all
      .filter((story) => names.length === 0 || names.some((name) => isMeant(story, name)))
      .filter((_, at) => at % shards === shard - 1),
    misspelled: names.filter((name) => !all.some((story) => isMeant(story, name))),
  };
}
