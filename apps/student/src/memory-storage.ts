/** What is remembered on a device, by name. */
export type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & {
  /** The names of all that is remembered. */
  keys: () => readonly string[];
  /** As `setItem`, for what may not be lost with the page. @throws where the device does not take it; what stood there stays */
  keep: (key: string, value: string) => void;
};

/** A device of its own that forgets everything with the page, for stories and tests. */
export function memoryStorage(kept: Readonly<Record<string, string>> = {}): DeviceStorage {
  const values = new Map(Object.entries(kept));
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    keep: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    keys: () => [...values.keys()],
  };
}

/** Where the browser's is switched off: what may not be lost with the page is refused. */
export const forgetfulStorage = (): DeviceStorage => ({
  ...memoryStorage(),
  keep: () => {
    throw new Error('Nothing is kept on this device');
  },
});

/**
 * The device's own, and memory for what it has no room for: that is good for the visit. What stood there before goes, so that
 * no other tab and no later visit takes it for the present.
 */
export function roomyStorage(device: Omit<Storage, 'clear'>): DeviceStorage {
  const memory = memoryStorage();
  const removeItem = (key: string) => {
    memory.removeItem(key);
    device.removeItem(key);
  };
  return {
    getItem: (key) => memory.getItem(key) ?? device.getItem(key),
    setItem: (key, value) => {
      try {
        device.setItem(key, value);
        memory.removeItem(key);
      } catch {
        // A full device.
        removeItem(key);
        memory.setItem(key, value);
      }
    },
    removeItem,
    keep: (key, value) => {
      device.setItem(key, value);
      memory.removeItem(key);
    },
    keys: () => [...memory.keys(), ...Array.from({ length: device.length }, (_, at) => device.key(at) ?? '')],
  };
}
