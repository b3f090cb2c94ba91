import { expect, test } from "vitest";
import { unzip } from "#kit/testing/unzip.ts";
import { type ZipEntry, zip } from "./zip.ts";

const at = new Date("2026-03-02T08:00:00Z");

async function archiveOf(entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>): Promise<Buffer> {
	return Buffer.concat(await Array.fromAsync(zip(entries, at)));
}

test("holds every entry whole, in pieces as they came", async () => {
	const archive = await archiveOf([
		{ name: "Übersicht.txt", content: ["Grüße", Buffer.from(" an alle")] },
		{ name: "leer.txt", content: [] },
		{ name: "tabellen/lang.csv", content: lines(5000) },
	]);
	const entries = unzip(archive);
	expect([...entries.keys()]).toEqual(["Übersicht.txt", "leer.txt", "tabellen/lang.csv"]);
	expect(entries.get("Übersicht.txt")?.toString()).toBe("Grüße an alle");
	expect(entries.get("leer.txt")?.length).toBe(0);
	expect(entries.get("tabellen/lang.csv")?.toString().split("\n")).toHaveLength(5001);
});

test("what fails while an entry is made reaches the reader", async () => {
	const failing: ZipEntry = {
		name: "halb.csv",
		content: (async function* () {
			yield "erste Zeile";
			throw new Error("The table is gone.");
		})(),
	};
	await expect(archiveOf([failing])).rejects.toThrow("The table is gone.");
	const entries = (async function* (): AsyncGenerator<ZipEntry> {
		yield { name: "ganz.csv", content: lines(3) };
		throw new Error("No more tables.");
	})();
	await expect(archiveOf(entries)).rejects.toThrow("No more tables.");
});

test("asks for no more than is read, and lets go of its entries when reading ends early", async () => {
	let asked = 0;
	const { promise: closed, resolve: close } = Promise.withResolvers<void>();
	const endless = async function* () {
		try {
			for (;;) {
				asked++;
				yield noise();
			}
		} finally {
			close();
		}
	};
	const pieces = zip([{ name: "endlos", content: endless() }], at);
	for (let n = 0; n < 4; n++) await pieces.next();
	expect(asked).toBeLessThan(20);
	await pieces.return();
	await closed;
});

function* lines(count: number) {
	for (let n = 0; n < count; n++) yield `Zeile ${n}\n`;
}

/** 64 KB that cannot be packed any smaller. */
function noise(): Buffer {
	return Buffer.from(crypto.getRandomValues(new Uint8Array(65_536)));
}
