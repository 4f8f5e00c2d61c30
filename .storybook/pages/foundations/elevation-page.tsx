import { Card, Heading, Stack, Text, vars } from '@student/ui';
import type { contract } from '@student/ui/theme';
import { DoAndDont, Guide, Uses } from './guide.tsx';
import { keys, usePageValues } from './page-values.ts';

const shadows: Readonly<Record<keyof typeof contract.shadow, string>> = {
  card: 'A card at rest on the page.',
  cardHover: 'The same under the pointer: it comes a little closer.',
  raised: 'A bar that stays while the page scrolls below it.',
  overlay: 'Menus, dialogs, toasts: above the page, and it waits.',
};
const corners: Readonly<Record<keyof typeof contract.radius, string>> = {
  small: 'Tags and checkboxes.',
  control: 'Fields.',
  button: 'Buttons.',
  card: 'Cards.',
  media: 'Films and pictures.',
  panel: 'Dialogs and panels.',
  pill: 'Chips; square in some brands.',
  round: 'Always a circle: photos, badges.',
};
const layers: Readonly<Record<keyof typeof contract.layer, string>> = {
  raised: 'What lies on its neighbour: a flag on a cover.',
  sticky: 'Bars that stay in a list.',
  header: 'The header.',
  menu: 'Menus and their bubbles.',
  scrim: 'What dims the page.',
  dialog: 'Dialogs and side panels.',
  toast: 'Toasts: they are read over a dialog.',
  tooltip: 'Tooltips: they explain whatever is under them.',
};
const levels = [
  ['canvas', 'The page.'],
  ['surface', 'Cards and panels on it.'],
  ['raised', 'Menus and dialogs above both.'],
] as const;

/** What lies above what, and how it shows. */
export function ElevationPage() {
  const valueAt = usePageValues();
  return (
    <Guide
      title="Elevation"
      intro="Three levels at most: page, surface, raised. A brand shows them by shadows or by lines, never by both; in the dark, higher is lighter."
    >
      <Stack as="section" gap="m">
        <Heading level={2} size="xl">
          Levels
        </Heading>
        <div style={{ ...level, background: vars.color.bg.canvas }}>
          <Text size="s">{levelText('canvas', valueAt)}</Text>
          <div style={{ ...level, background: vars.color.bg.surface, boxShadow: vars.shadow.card }}>
            <Text size="s">{levelText('surface', valueAt)}</Text>
            <div style={{ ...level, background: vars.color.bg.raised, boxShadow: vars.shadow.overlay }}>
              <Text size="s">{levelText('raised', valueAt)}</Text>
            </div>
          </div>
        </div>
      </Stack>
      <Stack as="section" gap="m">
        <Heading level={2} size="xl">
          Shadows
        </Heading>
        <Uses
          label="Shadows"
          of={keys(shadows).map((name) => ({
            name,
            path: `shadow.${name}`,
            when: shadows[name],
            sample: (
              <span style={{ ...tile, boxShadow: vars.shadow[name], borderRadius: vars.radius.card }} />
            ),
          }))}
        />
      </Stack>
      <DoAndDont
        goodWhy="A card is told from the page by its ground and the brand’s own depth."
        good={
          <Card>
            <Text>Trilha da liderança</Text>
          </Card>
        }
        badWhy="Cards in cards: a third level that nothing needs. Room and a title do the same."
        bad={
          <Card>
            <Card>
              <Card>
                <Text>Trilha da liderança</Text>
              </Card>
            </Card>
          </Card>
        }
      />
      <Stack as="section" gap="m">
        <Heading level={2} size="xl">
          Corners
        </Heading>
        <Uses
          label="Corners"
          of={keys(corners).map((name) => ({
            name,
            path: `radius.${name}`,
            when: corners[name],
            sample: (
              <span
                style={{ ...tile, borderRadius: vars.radius[name], background: vars.color.bg.brandSoft }}
              />
            ),
          }))}
        />
      </Stack>
      <Stack as="section" gap="m">
        <Heading level={2} size="xl">
          Order
        </Heading>
        <Uses
          label="Order of layers"
          of={keys(layers).map((name) => ({
            name,
            path: `layer.${name}`,
            when: layers[name],
            sample: <span style={{ ...tile, blockSize: 8, background: vars.color.bg.brandSoft }} />,
          }))}
        />
      </Stack>
    </Guide>
  );
}

const levelText = (name: (typeof levels)[number][0], valueAt: (path: string) => string | undefined) =>
  `bg.${name} · ${valueAt(`color.bg.${name}`)} · ${levels.find(([one]) => one === name)?.[1]}`;

const level = {
  display: 'grid',
  gap: vars.space.m,
  padding: vars.space.m,
  border: `${vars.borderWidth.thin} solid ${vars.color.border.card}`,
  borderRadius: vars.radius.panel,
} as const;

const tile = {
  display: 'block',
  inlineSize: 56,
  blockSize: 44,
  background: vars.color.bg.surface,
  border: `${vars.borderWidth.thin} solid ${vars.color.border.default}`,
} as const;
