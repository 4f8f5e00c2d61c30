/** Module ids that are needed together. */
type Modules = ReadonlySet<string>;

/** What has to be there before something can run: what it imports at once, directly or not. */
export type Needs = {
  /** Of the document, on every page. */
  start: Modules;
  /** Of what the document runs before all else. */
  ahead: Modules;
  /** Of everything behind the guard, besides the place itself. */
  guarded: Modules;
  /** Of each route module, under its name. */
  routes: ReadonlyMap<string, Modules>;
  /** Of the landing page and of what stands around every page behind the guard, with all that these ask for later on. */
  everywhere: Modules;
  /** Of each route module, under its name, with all that it asks for later on, such as its dialogs. */
  later: ReadonlyMap<string, Modules>;
};

type Names = {
  /** The route module that people meet before they sign in. */
  signIn: string;
  /** The other ones that need nobody signed in. */
  open: readonly string[];
  /** The route module with the most code of its own. */
  heaviest: string;
  /** The route modules that need next to nothing besides what all pages behind the guard need, or are met first there. */
  first: readonly string[];
  /** What is loaded right after the first of them. */
  soon: readonly string[];
  /** The route modules of what one enrols in, which share much with each other that the others do not need; the heaviest first. */
  enrolments: readonly string[];
  /** The route modules that lead to courses, which share what finds and lists them; the heaviest first. */
  catalogue: readonly string[];
  /** The route modules of movements and figures, which share drawings and tables. */
  figures: readonly string[];
  /** The route modules of the shop and of what is bought there, which share bag, prices and cards of products. */
  shop: readonly string[];
};

/**
 * The bundle that a module belongs to; `undefined` leaves it to the bundler: what one place alone needs, or only its dialogs.
 * Few bundles, each with what is needed together: forty small files compress badly and cost a request each.
 *
 * A bundle never needs one that needs it: whatever a module imports is needed wherever the module is, so it stands in the
 * same bundle or in one before it in this order.
 */
export function bundleOf(id: string, needs: Needs, names: Names): string | undefined {
  const { start, ahead, guarded, routes } = needs;
  // It waits for nothing else, so neither does what it shares with the start.
  if (ahead.has(id)) return start.has(id) ? 'basics' : 'ahead';
  if (start.has(id)) return id.includes('node_modules') ? 'libraries' : 'start';
  const users = usersOf(id, routes);
  const isShared = guarded.has(id) || users.length > 1;
  const isOpen = users.includes(names.signIn);
  if (id.endsWith('.css')) return isOpen ? 'start' : sheetOf(id, needs, names);
  // What stands around every page, whoever looks at it.
  if (isOpen && isShared) return id.includes('node_modules') ? 'libraries' : 'start';
  if (isShared && users.some((name) => names.open.includes(name))) return 'open';
  if (guarded.has(id) || (isShared && users.some((name) => names.first.includes(name)))) return 'signed-in';
  // In one file, whatever its dialogs and players need of it too.
  if (!isShared) return users.find((name) => name === names.heaviest || names.first.includes(name));
  if (users.every((name) => names.catalogue.includes(name)))
    return users.includes(names.catalogue[0] ?? '') ? 'catalogue' : 'lighter-catalogue';
  // The cards of courses, which the dashboard has too, right after what it shows first.
  const isOfCourses = (name: string) => names.catalogue.includes(name) || names.soon.includes(name);
  if (users.every(isOfCourses) && users.some((name) => names.catalogue.includes(name))) return 'cards';
  if (users.every((name) => names.shop.includes(name))) return 'shop';
  if (users.every((name) => names.figures.includes(name))) return 'figures';
  const isEnrolment = (name: string) => names.enrolments.includes(name);
  // The heaviest place does not wait for what others share without it, nor others for what it shares with the enrolments alone.
  if (users.includes(names.heaviest))
    return users.every((name) => name === names.heaviest || isEnrolment(name) || names.shop.includes(name))
      ? 'shared-with-enrolments'
      : 'shared';
  if (users.every(isEnrolment)) return 'enrolments';
  if (!users.some(isEnrolment)) return 'shared-by-others';
  return users.includes(names.enrolments[0] ?? '') ? 'shared-by-enrolments' : 'shared-by-lighter-enrolments';
}

/** The sheets that more than one place needs, each needing only those before it; that of a place alone stands after them. */
export const sharedSheets: readonly string[] = ['styles', 'styles-everywhere', 'styles-shared'];

/**
 * The sheet of styles that are not in the document already (decision 0607). Whatever needs one waits for it before it is shown, and
 * one never needs a sheet that stands after it here: a module's styles are needed wherever those of its importer are.
 */
function sheetOf(id: string, { guarded, routes, everywhere, later }: Needs, names: Names): string {
  const atOnce = [...names.open, ...names.first, ...names.soon];
  if (guarded.has(id) || usersOf(id, routes).some((name) => atOnce.includes(name))) return 'styles';
  // In one file: apart, those of dialogs cost a kilobyte more.
  if (everywhere.has(id)) return 'styles-everywhere';
  const [user, ...others] = usersOf(id, later);
  return user && others.length === 0 ? `styles-of-${user}` : 'styles-shared';
}

const usersOf = (id: string, modulesOf: ReadonlyMap<string, Modules>): string[] =>
  [...modulesOf].flatMap(([name, modules]) => (modules.has(id) ? [name] : []));
