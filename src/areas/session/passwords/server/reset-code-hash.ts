import type { Secrets } from "#kit/server/secrets.ts";

/** Six digits can be guessed from a plain hash, so the installation's key goes in. */
export function resetCodeHash(secrets: Secrets, guid: string, code: string): Buffer {
	return secrets.keyedHash(`reset:${guid}:${code}`);
}
