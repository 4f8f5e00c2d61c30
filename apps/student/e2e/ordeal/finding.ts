import type { Choice } from './ledger.ts';

/** Where the server's state is not what the person did and saw confirmed, or a step that nothing stood in the way of failed. */
export type Finding = { kind: 'lost' | 'doubled' | 'stuck'; what: string };

export function judgeChoice<Value>(
  name: string,
  { possible }: Choice<Value | undefined>,
  found: readonly Value[],
  nothing?: Value,
): Finding[] {
  if (found.length > 1) return [{ kind: 'doubled', what: `${name} is there ${found.length} times` }];
  const [value = nothing] = found;
  return possible.includes(value)
    ? []
    : [{ kind: 'lost', what: `${name} is ${value} instead of ${possible.join(' or ')}` }];
}
