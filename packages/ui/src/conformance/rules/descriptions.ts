import { onStage } from '../on-stage.ts';
import type { Finding, Rule } from '../rule.ts';
import { drawsElement } from '../subject.ts';

const names = ['aria-describedby', 'aria-labelledby'] as const;
const ofCaller = 'of-the-caller';

/** Rule 3: what a caller describes and names by is heard beside what the component says. */
export const descriptions: Rule = {
  name: 'descriptions',
  says: '`aria-describedby` and `aria-labelledby` of the caller are heard beside those of the component.',
  concerns: drawsElement,
  inEveryLook: true,
  examine: (subject) =>
    onStage(subject, { props: subject.entry.described ?? {} }, async ({ draw, element }) => {
      const findings: Finding[] = [];
      const idsOf = (name: string) => element().getAttribute(name)?.split(/\s+/).filter(Boolean) ?? [];
      const before = names.map(idsOf);
      const [describedby, labelledby] = names;
      await draw({ ...subject.entry.described, [describedby]: ofCaller, [labelledby]: ofCaller });
      for (const [index, name] of names.entries()) {
        const own = before[index] ?? [];
        const both = idsOf(name);
        const given = `${name}="${ofCaller}"${own.length > 0 ? ' beside its own' : ''}`;
        if (!both.includes(ofCaller)) findings.push({ given, came: 'it was dropped' });
        if (own.some((id) => !both.includes(id))) findings.push({ given, came: 'its own was erased' });
      }
      return findings;
    }),
};
