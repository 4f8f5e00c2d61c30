export type MaintenanceContext = {
  /** The server was asked at least once since the page stands, and the app still rests. */
  isConfirmed: boolean;
};

export type MaintenanceEvent =
  /** The person presses 'Tentar novamente'. */
  | { type: 'rest.ask' }
  /** The page is seen again. */
  | { type: 'page.show' }
  | { type: 'network.return' };

/** Who asks: a person, for whom a configuration that cannot be read is the default one (CONFIG-04), or the page by itself, which stays. */
export type Asking = { isPerson: boolean };
/** What the server says of the app. */
export type Rest = { isMaintenanceMode: boolean };
