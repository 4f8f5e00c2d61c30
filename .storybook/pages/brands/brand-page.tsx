import { Card, Container, Grid, Heading, Inline, Stack, Text, TextLink, vars } from '@student/ui';
import { contract, tokens as names } from '@student/ui/theme';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { textOf } from '../../../themes/compiler/css.ts';
import { judge } from '../../../themes/compiler/pairs.ts';
import { readTokens, type SchemeName, type Value } from '../../../themes/compiler/tokens.ts';
import type { Tenant } from '../../../themes/tenant.ts';
import { assetUrl, factsOf, tokens } from './brand-files.ts';
import { ContrastGrid } from './contrast-grid.tsx';
import { ReferenceGroup } from './reference-group.tsx';
import { SampleScreen } from './sample-screen.tsx';

/** One brand for its team: how it looks on a screen, what it decides, what it has drawn. The toolbar chooses light or dark. */
export function BrandPage({ brand, scheme }: { brand: string; scheme: SchemeName }) {
  const tenant = factsOf(brand);
  const json = tokens(brand);
  const values = readTokens(json)[scheme];
  return (
    <Stack gap="xxl">
      <SampleScreen
        title={tenant.title}
        slogan={tenant.slogan}
        promise={tenant.promise}
        logoUrl={assetUrl(tenant.name, hasLightHeader(values) ? 'logo' : 'logo-inverted')}
        heroUrl={assetUrl(tenant.name, 'hero')}
        hasCoins={tenant.coin !== null}
      />
      <Container>
        <Stack gap="xxl">
          <Stack gap="s">
            <Heading level={2}>{tenant.title}</Heading>
            <Text size="l" tone="muted">
              {describes(json)}
            </Text>
            <Facts tenant={tenant} />
          </Stack>
          <Part title="Assets">
            <Assets brand={tenant.name} />
          </Part>
          <Part title="Type">
            <Stack gap="xs">
              {(['display', 'xxxl', 'xxl', 'xl', 'l', 'm', 's', 'xs'] as const).map((size) => (
                <p
                  key={size}
                  style={{
                    fontSize: vars.font.size[size],
                    lineHeight: vars.font.lineHeight[size],
                    fontWeight: ['m', 's', 'xs'].includes(size)
                      ? vars.font.weight.regular
                      : vars.font.weight.heading,
                  }}
                >
                  {size} · {textOf(values.get(`font.size.${size}`))} · Ação, emoção, 0123456789
                </p>
              ))}
            </Stack>
          </Part>
          <Part title="Shape and room">
            <Shapes />
          </Part>
          <Part title="Key screens">
            <Inline gap="l">
              {keyScreens.map(([name, id]) => (
                <TextLink
                  key={id}
                  href={`./?path=/story/${id}&globals=theme:${tenant.name};scheme:${scheme}`}
                  opens="new tab"
                >
                  {name}
                </TextLink>
              ))}
            </Inline>
          </Part>
          <div />
        </Stack>
      </Container>
    </Stack>
  );
}

/** The screens that show most of a brand, as stories. */
const keyScreens = [
  ['Landing', 'screens-landing--default'],
  ['Sign-in', 'screens-landing--login-open'],
  ['Dashboard', 'screens-dashboard--default'],
  ['Course', 'screens-course--in-progress'],
  ['Content', 'screens-content--video'],
  ['Dashboard on a phone', 'screens-dashboard--default-on-phone'],
] as const;

/** Every colour, pair and token of a brand, in both schemes. */
export function BrandTokens({ brand }: { brand: string }) {
  const { light, dark } = readTokens(tokens(brand));
  return (
    <Container>
      <Stack gap="xxl">
        <Heading level={1}>{`Tokens of ${factsOf(brand).title}`}</Heading>
        <Part title="Colours">
          {Object.keys(contract.color).map((group) => (
            <Swatches key={group} group={group} light={light} dark={dark} />
          ))}
        </Part>
        <Part title="Contrast">
          <ContrastGrid verdicts={[...judge(light, 'light'), ...judge(dark, 'dark')]} />
        </Part>
        <Part title="All tokens">
          <div>
            {[...Map.groupBy(names, groupOf)].map(([group, ones]) => (
              <ReferenceGroup key={group} title={group} about={`${ones.length} tokens`}>
                <TokenTable group={group} tokens={ones} light={light} dark={dark} />
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
  await userEvent.click(canvas.getByText('focus ring'));
  await waitFor(() => expect(canvas.getAllByText(/^focus\..* \/ bg\.canvas/)[0]).toBeVisible());
  await userEvent.click(canvas.getByText('shadow'));
  await waitFor(() => expect(canvas.getByRole('table')).toHaveTextContent('--ui-shadow-card'));
  await userEvent.click(canvas.getByText('motion'));
  await canvas.findByText('--ui-motion-fast');
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <Stack as="section" gap="l">
      <Heading level={2}>{title}</Heading>
      {children}
    </Stack>
  );
}

function Facts({ tenant }: { tenant: Tenant }) {
  const facts = [
    `${tenant.template} template`,
    tenant.hasShop ? 'shop' : 'no shop',
    tenant.coin ? `coins: ${tenant.coin.many}` : 'no coins',
    tenant.allowsSignUp ? 'sign-up' : 'no sign-up',
    tenant.allowsEmailRecovery ? 'recovery by e-mail' : 'no recovery by e-mail',
    `${tenant.passwordRules} password rules`,
    tenant.supportEmail,
  ];
  return (
    <Inline as="ul" gap="xs">
      {facts.map((fact) => (
        <li
          key={fact}
          style={{ padding: '2px 10px', borderRadius: vars.radius.pill, background: vars.color.bg.brandSoft }}
        >
          <Text as="span" size="s">
            {fact}
          </Text>
        </li>
      ))}
    </Inline>
  );
}

const dimmed = ['logo-inverted', 'hero'];

function Assets({ brand }: { brand: string }) {
  return (
    <Grid as="ul" least="card">
      {['logo', 'logo-inverted', 'favicon', 'coin', 'motif', 'hero', 'social'].flatMap((name) => {
        const url = assetUrl(brand, name);
        if (url === undefined) return [];
        return [
          <Stack as="li" key={name} gap="xs">
            <div
              style={{
                display: 'grid',
                placeItems: 'center',
                blockSize: 160,
                padding: 16,
                background: dimmed.includes(name)
                  ? name === 'hero'
                    ? vars.color.hero.bg
                    : '#1b1530'
                  : '#fff',
                border: `1px solid ${vars.color.border.default}`,
              }}
            >
              <img
                src={url}
                alt={`${name} of ${brand}`}
                style={{ maxBlockSize: 128, minBlockSize: name === 'favicon' || name === 'coin' ? 64 : 0 }}
              />
            </div>
            <Text size="s" tone="muted">
              assets/{name}.svg
            </Text>
          </Stack>,
        ];
      })}
    </Grid>
  );
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

function Shapes() {
  return (
    <Stack gap="l">
      <Inline gap="l">
        {(['small', 'control', 'button', 'card', 'media', 'panel', 'pill', 'round'] as const).map((name) => (
          <Stack key={name} gap="xs" align="center">
            <span
              style={{
                inlineSize: 72,
                blockSize: 72,
                background: vars.color.bg.brandSoft,
                border: `${vars.borderWidth.thin} solid ${vars.color.border.brand}`,
                borderRadius: vars.radius[name],
              }}
            />
            <Text size="xs">{name}</Text>
          </Stack>
        ))}
      </Inline>
      <Inline gap="l" align="end">
        {(['xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl'] as const).map((name) => (
          <Stack key={name} gap="xs" align="center">
            <span
              style={{
                inlineSize: vars.space[name],
                blockSize: vars.space[name],
                background: vars.color.bg.brand,
              }}
            />
            <Text size="xs">{name}</Text>
          </Stack>
        ))}
      </Inline>
      <Grid least="tile" gap="l">
        {(['card', 'cardHover', 'raised', 'overlay'] as const).map((name) => (
          <div key={name} style={{ boxShadow: vars.shadow[name], borderRadius: vars.radius.card }}>
            <Card>
              <Text size="s">shadow {name}</Text>
            </Card>
          </div>
        ))}
      </Grid>
    </Stack>
  );
}

type Token = (typeof names)[number];

function groupOf({ path }: Token): string {
  const [first = '', second] = path.split('.');
  return first === 'color' ? `${first}.${second}` : first;
}

function TokenTable({
  group,
  tokens: shown,
  light,
  dark,
}: {
  group: string;
  tokens: readonly Token[];
  light: Values;
  dark: Values;
}) {
  return (
    <section aria-label={`Tokens of ${group}`} style={{ overflowX: 'auto' }} {...{ tabIndex: 0 }}>
      <table style={{ inlineSize: '100%', fontSize: vars.font.size.xs, lineHeight: vars.font.lineHeight.xs }}>
        <thead>
          <tr>
            {['token', 'CSS variable', 'light', 'dark'].map((title) => (
              <th key={title} scope="col" style={{ padding: 4, fontWeight: vars.font.weight.bold }}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown
            .filter(({ type }) => type !== 'image')
            .map(({ path, variable }) => (
              <tr key={path} style={{ borderBlockStart: `1px solid ${vars.color.border.subtle}` }}>
                <th scope="row" style={{ padding: 4 }}>
                  {path}
                </th>
                <td style={{ padding: 4 }}>
                  <code>{variable}</code>
                </td>
                <td style={{ padding: 4 }}>{textOf(light.get(path))}</td>
                <td style={{ padding: 4 }}>{textOf(dark.get(path))}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}

function describes(json: unknown): string {
  const text =
    typeof json === 'object' && json !== null && '$description' in json ? json.$description : undefined;
  return typeof text === 'string' ? text : '';
}

/** Whether the header is a light one, on which the usual logo stands. */
export function hasLightHeader(values: Values): boolean {
  const ground = values.get('color.header.bg');
  return ground?.type === 'color' && Number.parseInt(ground.value.hex.slice(1, 3), 16) > 150;
}
