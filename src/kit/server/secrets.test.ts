import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createSecrets, readKey } from "./secrets.ts";

const key = Buffer.alloc(32, 7);

test("what was sealed is read again, and only with the same key", () => {
	const secrets = createSecrets(key);
	const sealed = secrets.seal("geheim äöü");
	expect(sealed.includes("geheim")).toBe(false);
	expect(secrets.unseal(sealed)).toBe("geheim äöü");
	const other = createSecrets(Buffer.alloc(32, 8));
	expect(() => other.unseal(sealed)).toThrow();
});

test("a sealed text that was altered is refused", () => {
	const secrets = createSecrets(key);
	const sealed = secrets.seal("a");
	sealed[sealed.length - 1] = (sealed.at(-1) as number) ^ 1;
	expect(() => secrets.unseal(sealed)).toThrow();
});

test("processes that start at once agree on one key, hidden from others' eyes", async () => {
	const directory = await mkdtemp(join(tmpdir(), "stundwerk-key-"));
	const file = join(directory, "key");
	try {
		const keys = await Promise.all([1, 2, 3, 4].map(() => readKey(undefined, file)));
		expect(new Set(keys.map((one) => one.toString("hex"))).size).toBe(1);
		expect((await stat(file)).mode & 0o777).toBe(0o600);
	} finally {
		await rm(directory, { recursive: true, force: true });
	}
});

test("a key of the wrong length is refused", async () => {
	await expect(readKey("dG9vIHNob3J0", "unused")).rejects.toThrow("32 bytes");
});
