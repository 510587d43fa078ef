import type { Config } from '../../config.ts';
import type { Address } from '../../mcp/over-http.ts';
import { hashKey, newKey } from '../../store/key.ts';
import { newId } from '../../store/new-id.ts';
import { openStore } from '../../store/open-database.ts';
import type { Store } from '../../store/store.ts';
import { type LocalService, localService } from '../evaluate/stored-run/local-service.ts';

const day = 86_400_000;

/**
 * The service on the data folder, and a key of the account `default` that only this process knows. The key is revoked when
 * this process ends, or expires after a day; then there is another one.
 */
export function localAddress(config: Config) {
  let service: LocalService | undefined;
  let key: { id: string; address: Address } | undefined;
  /** Calls that arrive together wait for the same key. */
  let opening: Promise<Address> | undefined;

  async function withStore<Result>(work: (store: Store) => Promise<Result>): Promise<Result> {
    const store = await openStore(config);
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  }

  async function open(): Promise<Address> {
    await close();
    service = await localService(config, { mayCreate: true });
    const secret = newKey();
    const id = newId();
    const now = Date.now();
    const row = { id, hash: hashKey(secret), label: 'deemster mcp', createdAt: now, expiresAt: now + day };
    await withStore((store) => store.createKey('default', row));
    key = { id, address: { url: service.url, key: secret } };
    return key.address;
  }

  async function close(): Promise<void> {
    const { id } = key ?? {};
    key = undefined;
    if (id !== undefined) await withStore((store) => store.revokeKey(id, Date.now()));
    await service?.stop?.();
    service = undefined;
  }

  return {
    /** @param isGone The address that was returned before does not serve any more. */
    async find(isGone: boolean): Promise<Address> {
      if (key && !isGone) return key.address;
      opening ??= open().finally(() => {
        opening = undefined;
      });
      return opening;
    },
    close,
  };
}
