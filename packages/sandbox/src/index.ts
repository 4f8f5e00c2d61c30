export { type Clock, fixedClock, realClock, seedNow } from './clock.ts';
export { type FaultName, type Faults, faultNames } from './faults.ts';
export { openSandbox, type Sandbox, type SandboxOptions } from './open-sandbox.ts';
export { seededPassword } from './passwords/passwords.ts';
export { type ScenarioName, scenarios } from './scenarios/scenarios.ts';
export { people } from './seed/named-people.ts';
export { memoryStore } from './store/memory.ts';
export { type Store, StoreConflict } from './store/store.ts';
export { createSandbox } from './worker.ts';
