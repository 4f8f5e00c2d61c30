import type { PackageStandard } from '@student/domain';
import type { IHttpService, Runtime } from './runtime.types.ts';

/** What is kept is decided in `runtime.ts`; the address is one that the library asks for and nothing is sent to. */
const settings = (httpService: IHttpService) => ({
  httpService,
  lmsCommitUrl: 'app',
  dataCommitFormat: 'flattened',
  sendFullCommit: true,
  autocommit: false,
  selfReportSessionTime: true,
  logLevel: 5,
});

/** The library's files have names where its types have a default. */
const named = (module: unknown) => module as Record<'Scorm12API' | 'Scorm2004API', RuntimeClass>;
type RuntimeClass = new (given: ReturnType<typeof settings>) => Runtime;

/** The code behind the functions of each standard, loaded for the first package of it. */
const classes: Record<PackageStandard, () => Promise<RuntimeClass>> = {
  '1.2': async () => named(await import('scorm-again/scorm12/min')).Scorm12API,
  '2004': async () => named(await import('scorm-again/scorm2004/min')).Scorm2004API,
};

/** Makes runtimes of a standard, each over its way to the server. */
export async function createRuntime(standard: PackageStandard): Promise<(http: IHttpService) => Runtime> {
  const Class = await classes[standard]();
  return (http) => new Class(settings(http));
}
