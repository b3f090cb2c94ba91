import { readdir, readFile } from "node:fs/promises";
import { expect } from "vitest";
import type { TestServer } from "#kit/testing/test-server.ts";

/** The newest mail to somebody, once it is there; there is no mail server here, so mails lie in a folder. */
export async function mailTo(
	server: Pick<TestServer, "dataDirectory">,
	address: string,
): Promise<string> {
	const find = () => findMail(`${server.dataDirectory}/outbox`, address);
	await expect.poll(find, { timeout: 15_000 }).toBeDefined();
	return (await find()) ?? "";
}

async function findMail(folder: string, address: string): Promise<string | undefined> {
	const names = await readdir(folder).catch(() => []);
	for (const name of names.sort().reverse()) {
		if (!name.endsWith(".eml")) continue;
		const text = await readFile(`${folder}/${name}`, "utf8");
		if (text.includes(address)) return text;
	}
	return undefined;
}
