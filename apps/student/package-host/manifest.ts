import type { PackageNotes, PackageStandard } from '@student/domain';

/** What a manifest says of the part of a package that is opened. */
export type Manifest = {
  /** `undefined` where it does not say which. */
  standard: PackageStandard | undefined;
  /** Where that part begins. */
  launch: URL;
  notes: PackageNotes;
};

/**
 * Reads `imsmanifest.xml`: which standard, where the package begins, and what its runtime has to know. With `page`, of the part that begins
 * there; else of the first part. @returns nothing for what is no manifest, or names nothing that could be opened
 */
export function readManifest(xml: string, base: URL, page?: URL): Manifest | undefined {
  const document = new DOMParser().parseFromString(xml, 'text/xml');
  const root = document.documentElement;
  if (document.querySelector('parsererror') || root.localName !== 'manifest') return undefined;
  const resources = new Map(
    all(root, 'resource').map((resource) => [resource.getAttribute('identifier') ?? '', resource]),
  );
  const parts = itemsOf(root).flatMap((item) => {
    const resource = resources.get(item.getAttribute('identifierref') ?? '');
    const launch = resource && launchOf(resource, item, base);
    return launch ? [{ item, launch }] : [];
  });
  const part = page ? parts.find(({ launch }) => launch.pathname === page.pathname) : parts[0];
  // A package without an order of its parts has its first page all the same.
  const alone = [...resources.values()].map((resource) => launchOf(resource, undefined, base)).find(Boolean);
  const launch = page ?? part?.launch ?? alone;
  if (!launch) return undefined;
  return { standard: standardOf(root), launch, notes: part ? notesOf(part.item) : {} };
}

const all = (within: Element, name: string) => [...within.getElementsByTagNameNS('*', name)];
const first = (within: Element, name: string) => all(within, name)[0];
const textOf = (within: Element, name: string) => first(within, name)?.textContent?.trim() || undefined;

/** In the order of the organization that counts. */
function itemsOf(root: Element): Element[] {
  const order = first(root, 'organizations');
  if (!order) return [];
  const wanted = order.getAttribute('default');
  const organizations = all(order, 'organization');
  const chosen =
    organizations.find((organization) => organization.getAttribute('identifier') === wanted) ??
    organizations[0];
  return chosen ? all(chosen, 'item').filter((item) => item.hasAttribute('identifierref')) : [];
}

/** Its address, with the folders that stand around it (`xml:base`) and the item's parameters. */
function launchOf(resource: Element, item: Element | undefined, base: URL): URL | undefined {
  const href = resource.getAttribute('href');
  if (!href) return undefined;
  const around = [resource.parentElement, resource].map((element) => element?.getAttribute('xml:base') ?? '');
  const launch = parsed(around.join('') + href, base);
  const parameters = item?.getAttribute('parameters')?.replace(/^[?&]/, '');
  if (launch && parameters?.startsWith('#')) launch.hash = parameters;
  else if (launch && parameters)
    launch.search = launch.search ? `${launch.search}&${parameters}` : parameters;
  return launch;
}

const parsed = (address: string, base: URL) =>
  URL.canParse(address, base) ? new URL(address, base) : undefined;

function standardOf(root: Element): PackageStandard | undefined {
  const version = textOf(root, 'schemaversion') ?? '';
  if (/^1\.2\b/.test(version)) return '1.2';
  if (/2004|1\.3/.test(version)) return '2004';
  const spaces = [...root.attributes].map(({ value }) => value).join(' ');
  if (spaces.includes('adlcp_v1p3')) return '2004';
  return spaces.includes('adlcp_rootv1p2') ? '1.2' : undefined;
}

/** In their order; one without a name is none that a package could ask for. */
const objectivesOf = (item: Element): string[] =>
  [...all(item, 'primaryObjective'), ...all(item, 'objective')].flatMap(
    (objective) => objective.getAttribute('objectiveID') || [],
  );

function notesOf(item: Element): PackageNotes {
  const objective = first(item, 'primaryObjective');
  const isByMeasure = objective?.getAttribute('satisfiedByMeasure') === 'true';
  const threshold = first(item, 'completionThreshold');
  return {
    launchData: textOf(item, 'datafromlms') ?? textOf(item, 'dataFromLMS'),
    masteryScore: textOf(item, 'masteryscore'),
    passingScore: isByMeasure && objective ? (textOf(objective, 'minNormalizedMeasure') ?? '1') : undefined,
    objectives: objectivesOf(item),
    completionThreshold: threshold?.getAttribute('minProgressMeasure') ?? undefined,
    timeLimit: textOf(item, 'maxtimeallowed') ?? textOf(item, 'attemptAbsoluteDurationLimit'),
    timeLimitAction: textOf(item, 'timelimitaction') ?? textOf(item, 'timeLimitAction'),
  };
}
