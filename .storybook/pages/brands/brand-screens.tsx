import { Grid, Stack, Text, TextLink, vars } from '@student/ui';
import type { SchemeName } from '../../../themes/compiler/tokens.ts';
import { StoryFrame } from '../../frames/story-frame.tsx';

/** The screens that show most of a brand, as stories. */
const screens = [
  { name: 'Landing', id: 'screens-landing--default' },
  { name: 'Dashboard', id: 'screens-dashboard--default' },
  { name: 'Course', id: 'screens-course--in-progress' },
  { name: 'Player', id: 'screens-content--video' },
] as const;

export interface BrandScreensProps {
  brand: string;
  scheme: SchemeName;
}

/** The app itself in a brand: on a notebook, then on a phone. A screen can be used where it is drawn, or opened alone. */
export function BrandScreens({ brand, scheme }: BrandScreensProps) {
  return (
    <Stack gap="xl">
      <Stack as="ul" gap="xl" aria-label="Screens on a notebook">
        {screens.map((screen) => (
          <Screen key={screen.id} {...screen} {...{ brand, scheme }} width={1440} height={900} />
        ))}
      </Stack>
      <Grid as="ul" least="card" gap="l" aria-label="Screens on a phone">
        {screens.map((screen) => (
          <Screen key={screen.id} {...screen} {...{ brand, scheme }} width={360} height={720} />
        ))}
      </Grid>
    </Stack>
  );
}

type ScreenProps = BrandScreensProps & (typeof screens)[number] & { width: number; height: number };

function Screen({ name, id, brand, scheme, width, height }: ScreenProps) {
  return (
    <Stack as="li" gap="xs">
      <Text as="span" size="s">
        <TextLink href={`./?path=/story/${id}&globals=theme:${brand};scheme:${scheme}`} opens="new tab">
          {name}
        </TextLink>{' '}
        {width} px
      </Text>
      <div style={{ border: `1px solid ${vars.color.border.default}`, overflow: 'hidden' }}>
        <StoryFrame
          id={id}
          globals={{ theme: brand, scheme }}
          title={`${name}, ${width} px`}
          width={width}
          height={height}
        />
      </div>
    </Stack>
  );
}
