import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { budgetOf } from "./bundle-budget.ts";
import type { Manifest } from "./bundle-closure.ts";
import { chunkCircle } from "./chunk-circle.ts";

/** The bundle budget over dist/web: what a phone in a cellar has to load before somebody can sign in; and that chunks run in order. */
const web = join(dirname(import.meta.dirname), "dist", "web");
const manifest = JSON.parse(
	await readFile(join(web, ".vite", "manifest.json"), "utf8"),
) as Manifest;
const files = new Set(
	Object.values(manifest).flatMap((chunk) => [chunk.file, ...(chunk.css ?? [])]),
);
const weights = new Map(
	await Promise.all(
		[...files].map(async (file) => {
			const content = await readFile(join(web, file));
			return [file, gzipSync(content, { level: 9 }).length] as const;
		}),
	),
);

const lines = budgetOf(manifest, (file) => weights.get(file) ?? 0);
for (const { name, bytes, limit } of lines) {
	const mark = bytes <= limit ? "✓" : "✗";
	const size = (bytes / 1000).toFixed(1);
	console.log(`${mark} ${name}: ${size} kB gz (at most ${limit / 1000})`);
}
const circle = chunkCircle(manifest);
const found = circle === undefined ? "" : `: ${circle.join(", ")}`;
console.log(`${circle ? "✗" : "✓"} no chunks import each other in a circle${found}`);
const tooMuch = lines.filter(({ bytes, limit }) => bytes > limit).length;
const failed = tooMuch + (circle === undefined ? 0 : 1);
console.log(`${lines.length + 1 - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
