import type { ChildProcess } from "node:child_process";
import { rm } from "node:fs/promises";
import { afterEach } from "vitest";
import { endServer, type Running, spawnServer, untilReady } from "#kit/testing/product-process.ts";
import { throwAwayFolder } from "#kit/testing/throw-away-folder.ts";

/** Starts the product in directories of its own; everything is ended and removed after each test. */
export function useProduct() {
	const children: ChildProcess[] = [];
	const directories: string[] = [];
	afterEach(async () => {
		for (const child of children.splice(0)) await endServer(child);
		for (const directory of directories.splice(0)) {
			// a process that was killed may still be letting go
			await rm(directory, { recursive: true, force: true, maxRetries: 10 });
		}
	});
	return {
		async newDataDirectory(): Promise<string> {
			const directory = await throwAwayFolder("stundwerk-run-");
			directories.push(directory);
			return directory;
		},
		start(data: string, env: NodeJS.ProcessEnv = {}): Promise<Running> {
			const child = spawnServer({ STUNDWERK_DATA: data, ...env });
			children.push(child);
			return untilReady(child);
		},
	};
}
