import type { Subject } from '../entry.ts';
import { onStage } from '../on-stage.ts';
import type { Finding, Rule } from '../rule.ts';
import { blockedItself, drawsElement } from '../subject.ts';

const names = ['aria-describedby', 'aria-labelledby'] as const;
const ofCaller = 'of-the-caller';

/** Rule 3: what a caller describes and names by is heard beside what the component says. */
export const descriptions: Rule = {
  name: 'descriptions',
  says: '`aria-describedby` and `aria-labelledby` of the caller are heard beside those of the component, and `aria-description` beside the reason of what is blocked.',
  concerns: drawsElement,
  inEveryLook: true,
  examine: async (subject) => {
    const whenBlocked = blockedItself(subject);
    return [
      ...(await heard(subject, subject.entry.described ?? {})),
      ...(whenBlocked ? await heard(subject, whenBlocked) : []),
      ...(whenBlocked ? await saidBesideReason(subject, whenBlocked) : []),
    ];
  },
};

const heard = (subject: Subject, props: object) =>
  onStage(subject, { props }, async ({ draw, element }) => {
    const findings: Finding[] = [];
    const idsOf = (name: string) => element().getAttribute(name)?.split(/\s+/).filter(Boolean) ?? [];
    const before = names.map(idsOf);
    const [describedby, labelledby] = names;
    await draw({ ...props, [describedby]: ofCaller, [labelledby]: ofCaller });
    for (const [index, name] of names.entries()) {
      const own = before[index] ?? [];
      const both = idsOf(name);
      const given = `${name}="${ofCaller}"${own.length > 0 ? ' beside its own' : ''}`;
      if (!both.includes(ofCaller)) findings.push({ given, came: 'it was dropped' });
      if (own.some((id) => !both.includes(id))) findings.push({ given, came: 'its own was erased' });
    }
    return findings;
  });

const saidBesideReason = (subject: Subject, whenBlocked: object) =>
  onStage(subject, { props: { ...whenBlocked, 'aria-description': ofCaller } }, async ({ element }) => {
    const isSaid = element().getAttribute('aria-description')?.includes(ofCaller);
    return isSaid ? [] : [{ given: 'aria-description while it is blocked', came: 'it was dropped' }];
  });
