import type { PackageLearner, Person } from '@student/domain';

/** Whoever studies, as packages are told: the last name first (PLAYER-17). */
export function learnerOf({ id, name }: Pick<Person, 'id' | 'name'>): PackageLearner {
  const [last, ...before] = name.trim().split(/\s+/).reverse();
  const given = before.reverse().join(' ');
  return { id: String(id), name: given ? `${last}, ${given}` : (last ?? '') };
}
