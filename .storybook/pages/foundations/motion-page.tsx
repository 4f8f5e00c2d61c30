import { Button, Heading, Inline, Stack, Text, vars } from '@student/ui';
import type { contract } from '@student/ui/theme';
import { useState } from 'react';
import { DoAndDont, Guide, Token, Uses } from './guide.tsx';
import { keys, usePageValues } from './page-values.ts';

const durations = {
  fast: 'An answer to a press: a colour, a check.',
  base: 'Menus, tooltips, toasts.',
  slow: 'Dialogs and panels: they come from somewhere.',
  page: 'The way to another part of a page; the specification’s own time.',
  carousel: 'A carousel that goes on by itself; the specification’s own time.',
} as const;
const curves = {
  standard: 'What moves from here to there.',
  enter: 'What comes: fast at first, and it settles.',
  exit: 'What goes: it is gone before anybody waits for it.',
} as const;
// A token of motion without words does not compile.
({ ...durations, ...curves }) satisfies Readonly<Record<keyof typeof contract.motion, string>>;

/** Times and curves. Nothing on this page moves until somebody presses. */
export function MotionPage() {
  const valueAt = usePageValues();
  const [isThere, setThere] = useState(false);
  return (
    <Guide
      title="Motion"
      intro="Motion says where something comes from and where it goes. Nothing moves that a person did not cause, and with reduced motion things are simply there."
    >
      <Stack as="section" gap="m">
        <Heading level={2} size="xl">
          Times
        </Heading>
        <Inline>
          <Button variant="outline" onClick={() => setThere((was) => !was)}>
            Move all
          </Button>
          <Text as="span" size="s" tone="muted">
            Each runs for its own time; the toolbar reduces motion.
          </Text>
        </Inline>
        <Stack as="ul" gap="m" aria-label="Times of motion">
          {keys(durations).map((name) => (
            <li key={name}>
              <Token path={`motion.${name}`} when={durations[name]} />
              <Track isThere={isThere} duration={vars.motion[name]} curve={vars.motion.standard} />
            </li>
          ))}
        </Stack>
      </Stack>
      <Stack as="section" gap="m">
        <Heading level={2} size="xl">
          Curves
        </Heading>
        <Uses
          label="Curves of motion"
          of={keys(curves).map((name) => ({
            name,
            path: `motion.${name}`,
            when: curves[name],
            sample: <Curve text={valueAt(`motion.${name}`)} />,
          }))}
        />
      </Stack>
      <DoAndDont
        goodWhy="A panel comes from the edge where its button is: it is clear how to send it back."
        good={<Text>Filtros › a panel from the side, motion.slow, motion.enter</Text>}
        badWhy="Cards that fly in one after the other while somebody wants to read them."
        bad={<Text>Catálogo › twelve cards, each 80 ms after the last</Text>}
      />
    </Guide>
  );
}

function Track({ isThere, duration, curve }: { isThere: boolean; duration: string; curve: string }) {
  return (
    <span style={{ display: 'block', paddingInlineEnd: 24, background: vars.color.bg.sunken }}>
      <span
        style={{
          display: 'block',
          inlineSize: '100%',
          transform: `translateX(${isThere ? '100%' : '0'})`,
          transition: `transform ${duration} ${curve}`,
        }}
      >
        <span style={{ display: 'block', inlineSize: 24, blockSize: 24, background: vars.color.bg.brand }} />
      </span>
    </span>
  );
}

/** A curve as the token has it, time to the right, way upwards. */
function Curve({ text }: { text: string | undefined }) {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = (text?.match(/-?[\d.]+/g) ?? []).map(Number);
  const at = (x: number, y: number) => `${4 + x * 48} ${52 - y * 48}`;
  return (
    <svg width="56" height="56" viewBox="0 0 56 56" fill="none" aria-hidden="true">
      <path d={`M${at(0, 1)}V52H52`} stroke={vars.color.border.default} />
      <path
        d={`M${at(0, 0)}C${at(x1, y1)} ${at(x2, y2)} ${at(1, 1)}`}
        stroke={vars.color.fg.brand}
        strokeWidth="3"
      />
    </svg>
  );
}
