import {
	createCipheriv,
	createDecipheriv,
	createHmac,
	hash,
	hkdfSync,
	randomBytes,
} from "node:crypto";
import { existsSync } from "node:fs";
import { link, mkdir, readFile, unlink, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * Seals what must be readable again (client secrets, mail parameters), hashes what must only be recognised, signs short
 * cookies. One key per installation, the same for all processes; each use gets a key of its own.
 */
export interface Secrets {
	seal(plain: string): Buffer;
	/** @throws when the text was not sealed with this key */
	unseal(sealed: Buffer): string;
	/** Keyed hash for values that are guessable, such as names and addresses. */
	keyedHash(value: string): Buffer;
	sign(value: string): string;
}

export function createSecrets(key: Buffer): Secrets {
	const derive = (use: string) => Buffer.from(hkdfSync("sha256", key, "stundwerk", use, 32));
	const sealKey = derive("seal");
	const hashKey = derive("hash");
	const signKey = derive("sign");
	return {
		seal(plain) {
			const nonce = randomBytes(12);
			const cipher = createCipheriv("aes-256-gcm", sealKey, nonce);
			const body = Buffer.concat([cipher.update(plain, "utf8"), cipher.final()]);
			return Buffer.concat([nonce, cipher.getAuthTag(), body]);
		},
		unseal(sealed) {
			const decipher = createDecipheriv("aes-256-gcm", sealKey, sealed.subarray(0, 12));
			decipher.setAuthTag(sealed.subarray(12, 28));
			return decipher.update(sealed.subarray(28), undefined, "utf8") + decipher.final("utf8");
		},
		keyedHash: (value) => createHmac("sha256", hashKey).update(value).digest(),
		sign: (value) => createHmac("sha256", signKey).update(value).digest("base64url"),
	};
}

/** SHA-256 for secrets that are random themselves. */
export function hashOfSecret(secret: string): Buffer {
	// in one go: it runs on every request, and a hash object costs ten times as much
	return hash("sha256", secret, "buffer");
}

/** 256 random bits as text. */
export function newSecret(): string {
	return randomBytes(32).toString("base64url");
}

/** The installation's key: from the configuration, else from a file made once. */
export async function readKey(configured: string | undefined, file: string): Promise<Buffer> {
	if (configured !== undefined) return decodeKey(configured);
	if (existsSync(file)) return decodeKey((await readFile(file, "utf8")).trim());
	await mkdir(dirname(file), { recursive: true });
	const draft = `${file}.${randomBytes(6).toString("hex")}`;
	await writeFile(draft, randomBytes(32).toString("base64"), { mode: 0o600, flush: true });
	try {
		// a link appears whole or not at all: of several processes one wins, the others read what it made
		await link(draft, file);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
	} finally {
		await unlink(draft);
	}
	return decodeKey((await readFile(file, "utf8")).trim());
}

function decodeKey(text: string): Buffer {
	const key = Buffer.from(text, "base64");
	if (key.length !== 32) throw new Error("STUNDWERK_KEY must be 32 bytes in base64.");
	return key;
}
