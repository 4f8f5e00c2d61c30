import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { vars } from '../../theme/contract.css.ts';
import { Text } from '../text/text.tsx';
import { Container, Grid, Inline, Stack } from './layout.tsx';
import { alignments, columnWidths, containerWidths, gaps, justifications } from './layout.variants.ts';

const meta = { title: 'Foundations/Layout', component: Stack } satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

function Box({ children = 'item' }: { children?: ReactNode }) {
  return (
    <div
      style={{
        padding: vars.space.xs,
        background: vars.color.bg.brandSoft,
        border: `1px dashed ${vars.color.border.brand}`,
        borderRadius: vars.radius.small,
      }}
    >
      <Text size="s">{children}</Text>
    </div>
  );
}

const six = ['um', 'dois', 'três', 'quatro', 'cinco', 'seis'];

/** Where things stand in their line, and what becomes of the room that is left. */
export const States: Story = {
  tags: ['one-brand'],
  render: () => (
    <Stack>
      {alignments.map((align) => (
        <Inline key={align} align={align}>
          <Box>{align}</Box>
          <Text size="xl">Aa</Text>
          <Box>
            duas
            <br />
            linhas
          </Box>
        </Inline>
      ))}
      {justifications.map((justify) => (
        <Inline key={justify} justify={justify}>
          <Box>{justify}</Box>
          <Box />
        </Inline>
      ))}
    </Stack>
  ),
};

/** The same gap means more or less room in each brand: that is its density. */
export const Gaps: Story = {
  render: () => (
    <Inline gap="l" align="start">
      {gaps.map((gap) => (
        <Stack key={gap} gap={gap}>
          <Box>{gap}</Box>
          <Box />
          <Box />
        </Stack>
      ))}
    </Inline>
  ),
};

export const Lines: Story = {
  render: () => (
    <Stack>
      {(['wrap', 'squeeze'] as const).map((overflow) => (
        <Inline key={overflow} overflow={overflow}>
          <Box>{overflow}</Box>
          {six.map((word) => (
            <Box key={word}>{word}</Box>
          ))}
        </Inline>
      ))}
      <Inline justify="between">
        <Box>começo</Box>
        <Box>fim</Box>
      </Inline>
    </Stack>
  ),
};

export const Columns: Story = {
  render: () => (
    <Stack gap="xl">
      {columnWidths.map((least) => (
        <Grid key={least} least={least}>
          {six.map((word) => (
            <Box key={word}>
              {least} {word}
            </Box>
          ))}
        </Grid>
      ))}
    </Stack>
  ),
};

export const Containers: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Stack>
      {containerWidths.map((width) => (
        <Container key={width} width={width}>
          <Box>{width}</Box>
        </Container>
      ))}
    </Stack>
  ),
};
