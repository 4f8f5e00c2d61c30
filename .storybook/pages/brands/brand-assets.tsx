import { Grid, Stack, Text, vars } from '@student/ui';
import { assetOf } from './brand-files.ts';

const dimmed = ['logo-inverted', 'hero'];

/** Every picture of a brand on the ground that it is made for. */
export function BrandAssets({ brand }: { brand: string }) {
  return (
    <Grid as="ul" least="card">
      {['logo', 'logo-inverted', 'favicon', 'coin', 'motif', 'hero', 'social'].flatMap((name) => {
        const asset = assetOf(brand, name);
        if (!asset) return [];
        return [
          <Stack as="li" key={name} gap="xs">
            <div
              style={{
                display: 'grid',
                placeItems: 'center',
                blockSize: 160,
                padding: 16,
                background: dimmed.includes(name) ? vars.color.hero.bg : '#fff',
                border: `1px solid ${vars.color.border.default}`,
              }}
            >
              <img
                src={asset.url}
                alt={`${name} of ${brand}`}
                style={{ maxBlockSize: 128, minBlockSize: name === 'favicon' || name === 'coin' ? 64 : 0 }}
              />
            </div>
            <Text size="s" tone="muted">
              {asset.file}
            </Text>
          </Stack>,
        ];
      })}
    </Grid>
  );
}
