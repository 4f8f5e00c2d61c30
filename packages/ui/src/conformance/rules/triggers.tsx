import { Tooltip } from '../../components/tooltip/tooltip.tsx';
import { press } from '../gestures.ts';
import { onStage, until } from '../on-stage.ts';
import type { Rule } from '../rule.ts';

const inTooltip = (
  <Tooltip label="Uma dica">
    <button type="button" className="of-the-caller">
      Abrir
    </button>
  </Tooltip>
);

/** Rule 16: what a component puts on a control of its caller's reaches it. */
export const triggers: Rule = {
  name: 'triggers',
  says: 'A control that is handed over does its part in a `Tooltip`, too.',
  concerns: ({ entry }) => entry.handed !== undefined,
  examine: async (subject) => {
    const { handed } = subject.entry;
    if (!handed) return [];
    const setting = { props: handed.props(inTooltip), isClosed: true };
    return onStage(subject, setting, async (scene) => {
      const button = () => scene.find('button.of-the-caller');
      await until(() => button() !== null);
      const before = JSON.stringify(handed.shown(scene));
      press(button());
      const hasActed = await until(() => JSON.stringify(handed.shown(scene)) !== before);
      return hasActed ? [] : [{ given: 'its control in a Tooltip, pressed', came: `it stayed ${before}` }];
    });
  },
};
