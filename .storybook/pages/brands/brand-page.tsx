import { Container, Heading, Inline, Stack, Text, TextLink, vars } from '@student/ui';
import type { SchemeName } from '../../../themes/compiler/tokens.ts';
import type { Tenant } from '../../../themes/tenant.ts';
import { BrandAssets } from './brand-assets.tsx';
import { factsOf, tokens } from './brand-files.ts';
import { BrandScreens } from './brand-screens.tsx';
import { Part } from './page-part.tsx';

/** One brand for its team: the app in it, what it decides, what it has drawn. The toolbar chooses light or dark. */
export function BrandPage({ brand, scheme }: { brand: string; scheme: SchemeName }) {
  const tenant = factsOf(brand);
  return (
    <Container width="wide">
      <div style={{ paddingBlock: vars.space.xl }}>
        <Stack gap="xxl">
          <Stack gap="s">
            <Heading level={1}>{tenant.title}</Heading>
            <Text size="l" tone="muted">
              {describes(tokens(brand))}
            </Text>
            <Facts tenant={tenant} />
          </Stack>
          <Part title="Screens">
            <BrandScreens brand={brand} scheme={scheme} />
          </Part>
          <Part title="Drawings">
            <BrandAssets brand={brand} />
          </Part>
          <Part title="How it is made">
            <Inline gap="l">
              {pages(brand).map(([name, id]) => (
                <TextLink
                  key={id}
                  href={`./?path=/story/${id}&globals=theme:${brand};scheme:${scheme}`}
                  opens="new tab"
                >
                  {name}
                </TextLink>
              ))}
            </Inline>
          </Part>
        </Stack>
      </div>
    </Container>
  );
}

/** Where the same brand is taken apart. */
const pages = (brand: string) =>
  [
    ['Contrast and tokens', `brands-${brand}--tokens`],
    ['Colour', 'foundations-colour--when-to-use-which'],
    ['Type', 'foundations-type--when-to-use-which'],
    ['Elevation', 'foundations-elevation--when-to-use-which'],
    ['Imagery', 'foundations-imagery--when-to-use-which'],
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
