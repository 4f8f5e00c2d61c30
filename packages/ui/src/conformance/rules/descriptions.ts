import { onStage } from '../on-stage.ts';
import type { Finding, Rule } from '../rule.ts';
import { drawsElement } from '../subject.ts';

const names = ['aria-describedby', 'aria-labelledby'] as const;

/** Rule 3: what a caller describes and names by is heard beside what the component says. */
export const descriptions: Rule = {
  name: 'descriptions',
  says: '`aria-describedby` and `aria-labelledby` of the caller are heard beside those of the component.',
  concerns: drawsElement,
  examine: (subject) =>
    onStage(subject, { props: subject.entry.described ?? {} }, async ({ draw, element }) => {
      const findings: Finding[] = [];
      for (const name of names) {
        const idsOf = () => element().getAttribute(name)?.split(/\s+/).filter(Boolean) ?? [];
        await draw({ ...subject.entry.described });
        const own = idsOf();
        await draw({ ...subject.entry.described, [name]: 'of-the-caller' });
        const both = idsOf();
        const given = `${name}="of-the-caller"${own.length > 0 ? ' beside its own' : ''}`;
        if (!both.includes('of-the-caller')) findings.push({ given, came: 'it was dropped' });
        if (own.some((id) => !both.includes(id))) findings.push({ given, came: 'its own was erased' });
      }
      return findings;
    }),
};
