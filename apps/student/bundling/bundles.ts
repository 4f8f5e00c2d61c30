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
};

/**
 * The bundle that a module belongs to; `undefined` leaves it to the bundler: what one place alone needs, or only its dialogs.
 * Few bundles, each with what is needed together: forty small files compress badly and cost a request each.
 *
 * A bundle never needs one that needs it: whatever a module imports is needed wherever the module is, so it stands in the
 * same bundle or in one before it in this order.
 */
export function bundleOf(
  id: string,
  { start, ahead, guarded, routes }: Needs,
  names: Names,
): string | undefined {
  // It waits for nothing else, so neither does what it shares with the start.
  if (ahead.has(id)) return start.has(id) ? 'basics' : 'ahead';
  if (start.has(id)) return id.includes('node_modules') ? 'libraries' : 'start';
  const users = [...routes].flatMap(([name, modules]) => (modules.has(id) ? [name] : []));
  const isShared = guarded.has(id) || users.length > 1;
  const isOpen = users.includes(names.signIn);
  // What a visitor sees comes with the start. All other styles are one file: apart, those of dialogs cost a kilobyte more, and a
  // page behind the guard paints before it, with the rules that its document holds (decision 0607).
  if (id.endsWith('.css')) return isOpen ? 'start' : 'styles';
  // What stands around every page, whoever looks at it.
  if (isOpen && isShared) return id.includes('node_modules') ? 'libraries' : 'start';
  if (isShared && users.some((name) => names.open.includes(name))) return 'open';
  if (guarded.has(id) || (isShared && users.some((name) => names.first.includes(name)))) return 'signed-in';
  // In one file, whatever its dialogs and players need of it too.
  if (!isShared) return users.find((name) => name === names.heaviest || names.first.includes(name));
  // The heaviest place does not wait for what others share without it.
  return users.includes(names.heaviest) ? 'shared' : 'shared-by-others';
}
