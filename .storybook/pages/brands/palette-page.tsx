import { Button, Container, Grid, Heading, Inline, Stack, Text, ThemeScope, vars } from '@student/ui';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { declarationsOf } from '../../../themes/compiler/css.ts';
import { judge } from '../../../themes/compiler/pairs.ts';
import { startTheme } from '../../../themes/compiler/starter.ts';
import { type Problem, readTokens, type SchemeName } from '../../../themes/compiler/tokens.ts';
import { tokens } from './brand-files.ts';
import { FailingPairs } from './contrast-grid.tsx';
import { usePageScheme } from './page-scheme.ts';
import { SampleScreen } from './sample-screen.tsx';

export interface PalettePageProps {
  /** Brand whose tokens stand in the field at first. */
  brand: string;
  /** Whether the stories stand below the sample, each in a frame of its own. */
  hasStories?: boolean;
}

/**
 * A brand team pastes its `tokens.json`; the sample, and every story chosen below it, change at once, and what cannot be read is
 * listed with the nearest colour that can. Nothing is saved.
 */
export function PalettePage({ brand, hasStories = true }: PalettePageProps) {
  const scheme = usePageScheme();
  const [text, setText] = useState(() => JSON.stringify(tokens(brand), null, 2));
  const [colors, setColors] = useState(['#7a1fa2', '#00a39a']);
  const shown = useDeferredValue(text);
  const tried = useMemo(() => tryTokens(shown), [shown]);
  const failing = tried.verdicts.filter(({ passes }) => !passes);
  const css = tried.css;
  return (
    <Container>
      <div style={{ paddingBlock: vars.space.l }}>
        <Stack gap="xl">
          <style>{css}</style>
          <Stack gap="xs">
            <Heading level={1}>Try a palette</Heading>
            <Text tone="muted">
              Paste a brand’s tokens.json, or start from colours. Everything below changes at once; nothing is
              saved.
            </Text>
          </Stack>
          <Inline gap="m" align="end">
            {['Brand', 'Accent', 'Sky'].map((name, index) => (
              <label key={name} style={{ fontSize: vars.font.size.s }}>
                {name}{' '}
                <input
                  type="color"
                  value={colors[index] ?? '#241a4a'}
                  onChange={({ target }) => setColors(Object.assign([...colors], { [index]: target.value }))}
                />
              </label>
            ))}
            {(['soft', 'round', 'sharp'] as const).map((character) => (
              <Button
                key={character}
                size="small"
                variant="outline"
                onClick={() =>
                  setText(
                    startTheme({
                      name: 'palette',
                      colors: colors.map((one) => one ?? '#241a4a'),
                      character,
                    }).get('tokens.json') ?? '',
                  )
                }
              >
                {`Make a ${character} brand`}
              </Button>
            ))}
          </Inline>
          <Grid least="panel" gap="l">
            <label style={{ display: 'grid', gap: vars.space.xxs, fontSize: vars.font.size.s }}>
              tokens.json
              <textarea
                value={text}
                onChange={({ target }) => setText(target.value)}
                rows={16}
                spellCheck={false}
                style={{
                  padding: vars.space.s,
                  border: `${vars.borderWidth.control} solid ${vars.color.border.control}`,
                  borderRadius: vars.radius.control,
                  background: vars.color.bg.field,
                  fontFamily: vars.font.family.mono,
                }}
              />
            </label>
            <Stack gap="s" as="section" aria-label="What is wrong" aria-live="polite">
              <Text
                weight="bold"
                tone={tried.problems.length + failing.length === 0 ? 'positive' : 'critical'}
              >
                {tried.problems.length + failing.length === 0
                  ? `All ${tried.verdicts.length} pairs pass in both schemes; no token is missing.`
                  : `${tried.problems.length} tokens and ${failing.length} of ${tried.verdicts.length} pairs to mend`}
              </Text>
              <Stack as="ul" gap="xs">
                {tried.problems.slice(0, 20).map(({ where, says, hint }) => (
                  <Text as="li" size="s" key={`${where} ${says}`}>
                    {where} {says} {hint ? `(${hint})` : ''}
                  </Text>
                ))}
              </Stack>
              <FailingPairs verdicts={failing.slice(0, 30)} />
            </Stack>
          </Grid>
          <div
            style={{
              border: `1px solid ${vars.color.border.default}`,
              contain: 'layout',
              overflow: 'hidden',
            }}
          >
            <ThemeScope theme="palette" scheme={scheme}>
              <SampleScreen
                title="Sua marca"
                slogan="Seu próximo passo começa aqui"
                promise="Cursos curtos, trilhas da sua função e uma conquista de cada vez."
                logoUrl={undefined}
                heroUrl={undefined}
                hasCoins
              />
            </ThemeScope>
          </div>
          {hasStories ? <Stories css={css} scheme={scheme} /> : null}
        </Stack>
      </div>
    </Container>
  );
}

interface Entry {
  id: string;
  title: string;
  name: string;
  type: string;
}

/** The stories of this Storybook in the brand that is being tried; screens first. */
function Stories({ css, scheme }: { css: string; scheme: SchemeName }) {
  const [entries, setEntries] = useState<Entry[]>([]);
  const [filter, setFilter] = useState('Screens');
  useEffect(() => {
    // Only a Storybook has an index; elsewhere (tests) the sample above is all there is.
    fetch('./index.json')
      .then((answer) => answer.json() as Promise<{ entries: Record<string, Entry> }>)
      .then(
        ({ entries: found }) => setEntries(Object.values(found).filter(({ type }) => type === 'story')),
        () => {},
      );
  }, []);
  if (entries.length === 0) return null;
  const groups = [...new Set(entries.map(({ title }) => title.split('/')[0] ?? ''))].filter(
    (group) => group !== 'Brands',
  );
  const chosen = groups.includes(filter) ? filter : (groups.at(-1) ?? '');
  const shown = firstOfEach(entries.filter(({ title }) => title.startsWith(`${chosen}/`)));
  return (
    <Stack gap="m" as="section" aria-label="Stories in this palette">
      <Heading level={2}>Every story in this palette</Heading>
      <Inline>
        {groups.map((group) => (
          <Button
            key={group}
            size="small"
            variant={group === chosen ? 'solid' : 'outline'}
            onClick={() => setFilter(group)}
          >
            {group}
          </Button>
        ))}
      </Inline>
      <Grid least="panel" gap="m">
        {shown.map((entry) => (
          <Stack key={entry.id} gap="xxs">
            <Text size="s" tone="muted">
              {entry.title} / {entry.name}
            </Text>
            <StoryFrame id={entry.id} title={`${entry.title}, ${entry.name}`} css={css} scheme={scheme} />
          </Stack>
        ))}
      </Grid>
    </Stack>
  );
}

function StoryFrame({
  id,
  title,
  css,
  scheme,
}: {
  id: string;
  title: string;
  css: string;
  scheme: SchemeName;
}) {
  const frame = useRef<HTMLIFrameElement>(null);
  // The address stays, or every frame would begin anew with each scheme.
  const [schemeAtFirst] = useState(scheme);
  const dress = () => {
    const page = frame.current?.contentDocument;
    // A document that has only just begun has no head yet; it is dressed when it is there.
    if (!page?.head) return;
    page.documentElement.dataset.scheme = scheme;
    const style =
      page.getElementById('palette') ??
      page.head.appendChild(Object.assign(page.createElement('style'), { id: 'palette' }));
    // On the frame's own page the palette takes the place of whichever brand was chosen.
    style.textContent = css.replaceAll('[data-theme=palette]', ':root[data-theme][data-theme]');
  };
  useEffect(dress);
  return (
    <div
      style={{
        border: `1px solid ${vars.color.border.default}`,
        background: vars.color.bg.sunken,
      }}
    >
      <iframe
        ref={frame}
        title={title}
        src={`./iframe.html?id=${id}&viewMode=story&globals=scheme:${schemeAtFirst}`}
        loading="lazy"
        onLoad={dress}
        style={{ display: 'block', inlineSize: '100%', blockSize: 420, border: 'none' }}
      />
    </div>
  );
}

function firstOfEach(entries: readonly Entry[]): Entry[] {
  return [...new Map([...entries].reverse().map((entry) => [entry.title, entry])).values()].reverse();
}

function tryTokens(text: string) {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    const problem: Problem = {
      where: 'tokens.json',
      says: error instanceof Error ? error.message : String(error),
    };
    return { problems: [problem], verdicts: [], css: '' };
  }
  const { light, dark, problems } = readTokens(json);
  const rules = (scheme: SchemeName) => [`color-scheme:${scheme}`, ...declarationsOf(json, scheme)].join(';');
  return {
    problems,
    verdicts: [...judge(light, 'light'), ...judge(dark, 'dark')],
    css: `[data-theme=palette]{${rules('light')}}[data-theme=palette][data-scheme=dark]{${rules('dark')}}`,
  };
}
