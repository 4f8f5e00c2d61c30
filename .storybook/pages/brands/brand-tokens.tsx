import { Container, Grid, Heading, Inline, Stack, Text, vars } from '@student/ui';
import { contract, tokens as names } from '@student/ui/theme';
import { baseTokens } from '@student/ui/theme/base.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { textOf } from '../../../themes/compiler/css.ts';
import { judge } from '../../../themes/compiler/pairs.ts';
import { readTokens, type Value } from '../../../themes/compiler/tokens.ts';
import { factsOf, tokens } from './brand-files.ts';
import { ContrastGrid } from './contrast-grid.tsx';
import { Part } from './page-part.tsx';
import { ReferenceGroup } from './reference-group.tsx';
import { TokenTable } from './token-table.tsx';

/** What of a brand cannot be read, then every pair, colour and token, in both schemes. */
export function BrandTokens({ brand }: { brand: string }) {
  const { light, dark, own } = readTokens(tokens(brand));
  const saidBy = ({ path }: Token): string => {
    if (own.light.has(path) || own.dark.has(path)) return 'brand';
    const isBase = (
      [
        ['light', light],
        ['dark', dark],
      ] as const
    ).every(([scheme, values]) => textOf(values.get(path)) === textOf(baseTokens(scheme).get(path)?.value));
    return isBase ? 'base' : 'follows';
  };
  return (
    <Container>
      <Stack gap="xxl">
        <div />
        <Heading level={1}>{`Tokens of ${factsOf(brand).title}`}</Heading>
        <Part title="Contrast">
          <ContrastGrid verdicts={[...judge(light, 'light'), ...judge(dark, 'dark')]} />
        </Part>
        <Part title="Colours">
          {Object.keys(contract.color).map((group) => (
            <Swatches key={group} group={group} light={light} dark={dark} />
          ))}
        </Part>
        <Part title="All tokens">
          <div>
            {[...Map.groupBy(names, groupOf)].map(([group, ones]) => (
              <ReferenceGroup key={group} title={group} about={`${ones.length} tokens`}>
                <TokenTable group={group} tokens={ones} light={light} dark={dark} saidBy={saidBy} />
              </ReferenceGroup>
            ))}
          </div>
        </Part>
      </Stack>
    </Container>
  );
}

/** Opens the words' pairs and the tokens of shadows and of motion, which nothing else shows: what is opened is drawn. */
export async function opensPairs({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByText('focus ring', { selector: 'summary *' }));
  await waitFor(() => expect(canvas.getAllByText(/^focus\..* \/ bg\.canvas/)[0]).toBeVisible());
  await userEvent.click(canvas.getByText('shadow'));
  const shadows = await canvas.findByRole('region', { name: 'Tokens of shadow' });
  await expect(within(shadows).getByRole('table')).toHaveTextContent('--ui-shadow-card');
  await userEvent.click(canvas.getByText('motion'));
  await canvas.findByText('--ui-motion-fast');
  // Who opens the page reads from its beginning.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  window.scrollTo(0, 0);
}

type Values = ReadonlyMap<string, Value>;

function Swatches({ group, light, dark }: { group: string; light: Values; dark: Values }) {
  const paths = names.filter(({ path }) => path.startsWith(`color.${group}.`));
  return (
    <Stack gap="xs">
      <Heading level={3} size="m">
        {group}
      </Heading>
      <Grid least="tile" gap="xs">
        {paths.map(({ path }) => (
          <Inline key={path} gap="xs" overflow="squeeze">
            <Swatch color={textOf(light.get(path))} on="#fff" />
            <Swatch color={textOf(dark.get(path))} on="#111" />
            <Text as="span" size="xs" tone="muted">
              {path.slice(`color.${group}.`.length)}
            </Text>
          </Inline>
        ))}
      </Grid>
    </Stack>
  );
}

function Swatch({ color, on }: { color: string | undefined; on: string }) {
  return (
    <span
      title={color}
      style={{
        flex: 'none',
        inlineSize: 28,
        blockSize: 28,
        background: `linear-gradient(${color}, ${color}), ${on}`,
        border: `1px solid ${vars.color.border.default}`,
        borderRadius: 4,
      }}
    />
  );
}

type Token = (typeof names)[number];

function groupOf({ path }: Token): string {
  const [first = '', second] = path.split('.');
  return first === 'color' ? `${first}.${second}` : first;
}
