import type { SyntheticEvent } from 'react';
import type { OwnAct, Subject } from '../entry.ts';
import { onStage, settled, until } from '../on-stage.ts';
import type { Finding, Rule } from '../rule.ts';

const prevent = (event: SyntheticEvent) => event.preventDefault();

/** Rule 4b: the caller hears first, and keeps the component from acting by preventing the event. */
export const prevention: Rule = {
  name: 'prevention',
  says: 'A caller who prevents an event keeps the component from doing its own with it.',
  concerns: ({ entry }) => (entry.own?.length ?? 0) > 0,
  examine: async (subject) => {
    const findings: Finding[] = [];
    for (const act of subject.entry.own ?? []) findings.push(...(await tryAct(subject, act)));
    return findings;
  },
};

async function tryAct(subject: Subject, act: OwnAct): Promise<Finding[]> {
  const change = (props: object) =>
    onStage(subject, { props: { ...act.props, ...props } }, async (scene) => {
      if (act.first) {
        await act.first(scene);
        await settled();
      }
      const before = JSON.stringify(act.shown(scene));
      await act.by(scene);
      // An overlay may take a moment to go; what was prevented takes none.
      await (act.on in props ? settled() : until(() => JSON.stringify(act.shown(scene)) !== before));
      return { before, after: JSON.stringify(act.shown(scene)) };
    });
  const alone = await change({});
  if (alone.before === alone.after) return [{ given: 'a person’s act', came: `it stayed ${alone.before}` }];
  const prevented = await change({ [act.on]: prevent });
  if (prevented.before === prevented.after) return [];
  return [
    { given: `${act.on} that prevents`, came: `it went from ${prevented.before} to ${prevented.after}` },
  ];
}
