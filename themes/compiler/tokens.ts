import { tokens as contract, contractVersion, since } from '@student/ui/theme/contract.ts';
import type { Color, Shadow, Value } from '@student/ui/theme/token-value.ts';
import { checkFloors } from './check-floors.ts';
import { complete } from './derive.ts';
import { isObject } from './format/json.ts';
import { nearestName } from './nearest-name.ts';
import { Findings, type Problem } from './problem.ts';
import { type SchemeName, schemeNames } from './scheme.ts';
import { type BrandSource, sourceOf } from './sources.ts';

export type { Color, Problem, SchemeName, Shadow, Value };

/** What a brand's `tokens.json` says for each path of the contract, in both schemes. */
export interface ReadTokens {
  /** Every token of the contract but the pictures: what the brand says, what follows from that, and the base for all else. */
  light: ReadonlyMap<string, Value>;
  dark: ReadonlyMap<string, Value>;
  /** The paths that the brand says itself. */
  own: Readonly<Record<SchemeName, ReadonlySet<string>>>;
  /** What keeps the brand from being built. */
  problems: readonly Problem[];
  /** What its team should know: primitives that nothing uses, tokens that have come since, older ways of writing. */
  warnings: readonly Problem[];
}

/** The contract that a brand is read against; another one only in tests. */
export interface ContractVersion {
  version: number;
  /** The version in which a token was added, by path. */
  since: Readonly<Record<string, number>>;
}

/**
 * Reads a brand's `tokens.json` in the Design Tokens format (DTCG 2025.10). Four groups: `primitive` is the brand's own business;
 * `shared` holds contract tokens that are the same in both schemes; `light` and `dark` hold the rest. A resolver document with
 * a modifier for light and dark will do as well; there, tokens of the contract stand in the group `contract`. At least the brand's colour
 * has to be there, `color.bg.brand`. Never throws: everything wrong is a {@link Problem}.
 */
export function readTokens(
  json: unknown,
  against: ContractVersion = { version: contractVersion, since },
): ReadTokens {
  const findings = new Findings();
  if (!isObject(json)) {
    findings.problem('tokens.json', 'is not a JSON object.');
    return readNothing(findings);
  }
  const source = sourceOf(json, findings);
  const paths = { light: ownPaths(source, 'light', findings), dark: ownPaths(source, 'dark', findings) };
  const own = { light: paths.light.values, dark: paths.dark.values };
  checkPrimitives(source, paths, findings);
  checkClaims(source, against, findings);
  checkVersion(source, own, against, findings);
  if (!own.light.has('color.bg.brand') && !own.dark.has('color.bg.brand'))
    findings.problem(
      'color.bg.brand',
      'is not said: a brand says at least its own colour.',
      'the colour of primary buttons, in "light"',
    );
  const [light, dark] = [complete(own, 'light'), complete(own, 'dark')];
  checkFloors(light, (path) => paths.light.where.get(path), findings);
  checkFloors(dark, (path) => paths.dark.where.get(path), findings);
  return {
    light,
    dark,
    own: { light: new Set(own.light.keys()), dark: new Set(own.dark.keys()) },
    problems: findings.problems,
    warnings: findings.warnings,
  };
}

const known: ReadonlySet<string> = new Set(contract.map(({ path }) => path));

interface OwnTokens {
  values: ReadonlyMap<string, Value>;
  /** Where each stands in the file. */
  where: ReadonlyMap<string, string>;
}

function ownPaths(source: BrandSource, scheme: SchemeName, findings: Findings): OwnTokens {
  const [values, where] = [new Map<string, Value>(), new Map<string, string>()];
  for (const { path, type } of contract) {
    const at = type === 'image' ? undefined : source.find(path, scheme);
    if (at === undefined) continue;
    where.set(path, at);
    const found = source.read(at, scheme);
    if (!found) continue;
    const { value, end } = found;
    if (value.type !== type) {
      const what = end === at ? 'it' : end;
      findings.problem(at, `should be a ${type}, but ${what} is a ${value.type}.`);
    } else if ('value' in value) values.set(path, plainValue(value));
    tellDeprecated(source, at, findings);
  }
  return { values, where };
}

/** Without what only the reading needs. */
function plainValue(value: Value & { mapped?: boolean }): Value {
  const { mapped: _, ...plain } = value;
  return plain;
}

function tellDeprecated(source: BrandSource, at: string, findings: Findings): void {
  for (const path of source.behind({ light: [at], dark: [at] })) {
    const reason = source.tokenAt(path)?.deprecated;
    if (reason !== undefined)
      findings.warning(at, `uses {${path}}, which is deprecated${reason === '' ? '' : `: ${reason}`}.`);
  }
}

/** Every primitive is read, so that a broken one is told before something needs it; one that nothing needs is told too. */
function checkPrimitives(
  source: BrandSource,
  paths: Record<SchemeName, OwnTokens>,
  findings: Findings,
): void {
  const used = source.behind({
    light: [...paths.light.where.values()],
    dark: [...paths.dark.where.values()],
  });
  for (const { path } of source.primitives) {
    for (const scheme of schemeNames) source.read(path, scheme);
    if (!used.has(path)) findings.warning(path, 'is never used.');
  }
}

/** A name that the contract does not have is a slip, or was added after this app. */
function checkClaims(source: BrandSource, against: ContractVersion, findings: Findings): void {
  for (const { path, as } of source.claimed) {
    if (known.has(as)) continue;
    const says = 'is not a token that any component reads';
    if (source.version > against.version)
      findings.warning(path, `${says}: the brand was made for a later contract.`);
    else findings.problem(path, `${says}.`, nearestName(as, known));
  }
}

function checkVersion(
  source: BrandSource,
  own: Record<SchemeName, ReadonlyMap<string, Value>>,
  against: ContractVersion,
  findings: Findings,
): void {
  if (source.version > against.version) {
    findings.warning(
      'contract',
      `is version ${against.version} here; the brand was made for version ${source.version}.`,
    );
    return;
  }
  const added = Object.entries(against.since).filter(
    ([path, version]) => version > source.version && !(own.light.has(path) && own.dark.has(path)),
  );
  if (added.length === 0) return;
  findings.warning(
    'contract',
    `has come to version ${against.version} since the brand was made for version ${source.version}. New and not said by the brand: ${added.map(([path]) => path).join(', ')}.`,
    `each has a value that follows from the brand or the base; when they look right, write "contract": ${against.version}`,
  );
}

function readNothing(findings: Findings): ReadTokens {
  const nothing = { light: new Map<string, Value>(), dark: new Map<string, Value>() };
  return {
    light: complete(nothing, 'light'),
    dark: complete(nothing, 'dark'),
    own: { light: new Set(), dark: new Set() },
    problems: findings.problems,
    warnings: findings.warnings,
  };
}
