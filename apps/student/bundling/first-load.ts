import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/**
 * The chunks that have to be there before a module can run, its own included.
 *
 * @throws {Error} when no chunk holds the module, so that one that was moved does not go unnoticed
 */
export function chunksOf(bundle: Bundle, module: string): Set<Chunk> {
  return closure(bundle, [module], ({ imports }) => imports);
}

/** These, and all that is asked for later on from there, short of the pages, which are ways to elsewhere. */
export function chunksReached(
  bundle: Bundle,
  modules: readonly string[],
  pages: ReadonlySet<string>,
): Set<Chunk> {
  const isPage = (file: string) => {
    const chunk = bundle[file];
    return chunk?.type === 'chunk' && chunk.moduleIds.some((id) => pages.has(id));
  };
  return closure(bundle, modules, ({ imports, dynamicImports }) => [
    ...imports,
    ...dynamicImports.filter((file) => !isPage(file)),
  ]);
}

function closure(
  bundle: Bundle,
  modules: readonly string[],
  nextOf: (chunk: Chunk) => readonly string[],
): Set<Chunk> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<Chunk>();
  const add = (chunk: Chunk | undefined) => {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const file of nextOf(chunk)) add(named.get(file));
  };
  for (const module of modules) {
    const own = chunks.find(({ moduleIds }) => moduleIds.includes(module));
    if (!own) throw new Error(`The build holds no ${module}. Was it moved or renamed?`);
    add(own);
  }
  return found;
}

/** The files of some chunks, scripts before styles. */
export function filesOf(chunks: Iterable<Chunk>): string[] {
  const all = [...chunks];
  const styles = all.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
  return [...new Set([...all.map(({ fileName }) => fileName), ...styles])];
}
