/**
 * What is said aloud and is no fault: a play's own error (it is told already), a failure as React tells it when a boundary shows it
 * (its development build with more around it), and what Storybook says about its own parts, in a development build of its calls of
 * `act` too; and that packages of courses, which have an origin of their own where they are served, share Storybook's.
 */
const isExpected = (text: string) =>
  /^(TestingLibraryElementError: |(%o\s+%s\s+%s\s+)?ApiError: |Accessing the Story Store is deprecated|The current testing environment is not configured to support act|An iframe which has both allow-scripts and allow-same-origin|The resource .* was preloaded using link preload but not used)/.test(
    text,
  );

/** What the server refuses, it refuses for a reason; a file that is missing is a fault. */
const isRefusal = (text: string, address: string) =>
  text.startsWith('Failed to load resource: the server responded with a status of 4') &&
  URL.canParse(address) &&
  new URL(address).pathname.startsWith('/api/');

/** What the page of the stories says aloud, story by story. */
export class Noises {
  #heard: string[] = [];
  #ofFaults: string[] = [];
  #hadFaults = false;

  /** A line of the console, and what it is about. */
  hearConsole(type: string, text: string, address: string): void {
    if (!['error', 'warning'].includes(type) || isExpected(text) || isRefusal(text, address)) return;
    const heard = text.startsWith('Failed to load resource') ? this.#ofFaults : this.#heard;
    heard.push(`console ${type}: ${text.slice(0, 500)}${address ? ` (${address})` : ''}`);
  }

  hear(what: string): void {
    this.#heard.push(what);
  }

  /**
   * What was said since it was asked last. Calls that broke off are left out where this story asks for calls that go wrong, or the
   * one before it did, which may have tried once more while it was left.
   */
  drain(hasFaults: boolean): string[] {
    const isOfTheirs = hasFaults || this.#hadFaults;
    const noises = new Set([...this.#heard, ...(isOfTheirs ? [] : this.#ofFaults)]);
    this.#hadFaults = hasFaults;
    this.#heard = [];
    this.#ofFaults = [];
    return [...noises];
  }
}
