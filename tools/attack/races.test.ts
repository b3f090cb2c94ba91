import { expect, test } from "vitest";
import { race } from "./races.ts";
import { useDemoTarget } from "./use-demo-target.ts";
import { wrongIn } from "./verdict.ts";

const target = useDemoTarget();

test("whatever two writes on the same person's data meet, each is answered as promised and all that must hold does", async () => {
	const seed = process.env.SEED ?? "races";
	const report = await race(target(), { seed, ...(process.env.LONG ? {} : { pairs: 60 }) });
	console.log(`races: seed "${seed}", ${report.pairs} pairs, ${report.deadlocks} deadlocks`);
	expect(report.faults).toEqual([]);
	// what is refused throughout proves nothing of what meets
	const done = [...report.answers.values()].filter((one) => one.has("200"));
	expect(done.length).toBeGreaterThan(report.answers.size / 3);
	await target().settle();
	expect(await wrongIn(target())).toEqual([]);
}, 5_400_000);
