import { Container, Heading, Inline, Stack, Text, TextLink, vars } from '@student/ui';
import { textOf } from '../../../themes/compiler/css.ts';
import { readTokens, type SchemeName } from '../../../themes/compiler/tokens.ts';
import type { Tenant } from '../../../themes/tenant.ts';
import { BrandAssets } from './brand-assets.tsx';
import { assetUrl, factsOf, tokens } from './brand-files.ts';
import { Shapes } from './brand-shapes.tsx';
import { hasLightHeader } from './light-header.ts';
import { Part } from './page-part.tsx';
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
            <BrandAssets brand={brand} />
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

function describes(json: unknown): string {
  const text =
    typeof json === 'object' && json !== null && '$description' in json ? json.$description : undefined;
  return typeof text === 'string' ? text : '';
}
