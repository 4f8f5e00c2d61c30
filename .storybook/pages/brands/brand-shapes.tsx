import { Card, Grid, Inline, Stack, Text, vars } from '@student/ui';

/** Corners, room and depth of a brand, each drawn. */
export function Shapes() {
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
