import { onStage, settled, until } from '../on-stage.ts';
import type { Finding, Rule } from '../rule.ts';
import type { Scene } from '../scene.ts';

const text = (value: unknown) => JSON.stringify(value) ?? 'nothing';
const capital = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** Rule 5: what a person changes works by itself, and in its owner's hand. */
export const values: Rule = {
  name: 'values',
  says: 'What a person changes works uncontrolled (`default…`) and controlled, and is told by `on…Change`.',
  concerns: ({ entry }) => entry.changes !== undefined,
  examine: async (subject) => {
    const { changes } = subject.entry;
    if (!changes) return [];
    const { of, from, to, by, shown } = changes;
    const byItself = `default${capital(of)}`;
    const telling = `on${capital(of)}Change`;
    const findings: Finding[] = [];
    const expect = (given: string, came: unknown, wanted: unknown, what: string) => {
      if (text(came) !== text(wanted))
        findings.push({ given, came: `${what} ${text(came)} instead of ${text(wanted)}` });
    };
    const told: unknown[] = [];
    const tell = (value: unknown) => void told.push(value);
    const isClosed = from === false;
    const shows = async (scene: Scene, wanted: unknown, given: string): Promise<boolean> => {
      const isSo = await until(() => text(shown(scene)) === text(wanted));
      expect(given, shown(scene), wanted, 'it shows');
      return isSo;
    };
    const without = { [of]: undefined, [telling]: undefined };
    const alone = { ...without, [byItself]: from, [telling]: tell };
    await onStage(subject, { props: alone, isClosed }, async (scene) => {
      if (!(await shows(scene, from, `${byItself}=${text(from)}`))) return;
      await by(scene);
      const given = `${byItself}=${text(from)} and a person’s act`;
      await shows(scene, to, given);
      expect(given, told, [to], `${telling} heard`);
    });
    told.length = 0;
    await onStage(subject, { props: { [of]: from, [telling]: tell }, isClosed }, async (scene) => {
      if (!(await shows(scene, from, `${of}=${text(from)}`))) return;
      await by(scene);
      await settled();
      const given = `${of}=${text(from)} and a person’s act`;
      expect(given, told, [to], `${telling} heard`);
      expect(`${given} that its owner ignores`, shown(scene), from, 'it shows');
      await scene.draw({ [of]: to, [telling]: tell });
      await shows(scene, to, `${of}=${text(to)} later`);
    });
    // What it began with above may be what it begins with by itself.
    await onStage(
      subject,
      { props: { ...alone, [byItself]: to }, isClosed: to === false },
      async (scene) => void (await shows(scene, to, `${byItself}=${text(to)}`)),
    );
    return findings;
  },
};
