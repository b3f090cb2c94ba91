import { expect, test } from "vitest";
import { Gatherer } from "./gatherer.ts";

/** Runs that end when they are told to; an item is `<who><number>`. */
function held(most = 100, atOnce = 1, patience = 0) {
	const runs: { items: readonly string[]; end(error?: Error): void }[] = [];
	let heard = () => {};
	const gatherer = new Gatherer<string, string>({
		most,
		atOnce,
		patience,
		marksOf: (item) => [item.charAt(0)],
		run: (items) =>
			new Promise((resolve, reject) => {
				const end = (error?: Error) =>
					error === undefined ? resolve(items.map((item) => item.toUpperCase())) : reject(error);
				runs.push({ items, end });
				heard();
			}),
	});
	const nth = async (count: number) => {
		while (runs.length < count) await new Promise<void>((resolve) => (heard = resolve));
		return runs[count - 1] as (typeof runs)[number];
	};
	return { gatherer, nth };
}

test("what arrives together goes together, what arrives meanwhile goes next, each with its own result", async () => {
	const { gatherer, nth } = held();
	const first = [gatherer.add("a1"), gatherer.add("b1")];
	const run = await nth(1);
	const next = [gatherer.add("c1"), gatherer.add("d1")];
	expect(run.items).toEqual(["a1", "b1"]);
	run.end();
	expect(await Promise.all(first)).toEqual(["A1", "B1"]);
	const second = await nth(2);
	expect(second.items).toEqual(["c1", "d1"]);
	second.end();
	expect(await Promise.all(next)).toEqual(["C1", "D1"]);
	expect(gatherer.isIdle).toBe(true);
});

test("of those that share a mark one goes at a time, in their order", async () => {
	const { gatherer, nth } = held();
	const all = ["a1", "a2", "b1", "a3"].map((item) => gatherer.add(item));
	for (const [index, items] of [["a1", "b1"], ["a2"], ["a3"]].entries()) {
		const run = await nth(index + 1);
		expect(run.items).toEqual(items);
		run.end();
	}
	expect(await Promise.all(all)).toEqual(["A1", "A2", "B1", "A3"]);
});

test("a run takes no more than its most; nobody overtakes somebody of the same mark", async () => {
	const { gatherer, nth } = held(2);
	const all = ["a1", "b1", "c1", "c2", "d1"].map((item) => gatherer.add(item));
	for (const [index, items] of [["a1", "b1"], ["c1", "d1"], ["c2"]].entries()) {
		const run = await nth(index + 1);
		expect(run.items).toEqual(items);
		run.end();
	}
	expect(await Promise.all(all)).toHaveLength(5);
});

test("a run that fails fails for those of it alone", async () => {
	const { gatherer, nth } = held();
	const failed = gatherer.add("a1");
	const run = await nth(1);
	const later = gatherer.add("b1");
	run.end(new Error("away"));
	await expect(failed).rejects.toThrow("away");
	(await nth(2)).end();
	expect(await later).toBe("B1");
});

test("two runs at once: the second does not wait for the first, but nobody goes beside their own mark", async () => {
	const { gatherer, nth } = held(100, 2);
	const first = gatherer.add("a1");
	const one = await nth(1);
	const [sameMark, other] = [gatherer.add("a2"), gatherer.add("b1")];
	const two = await nth(2);
	expect(two.items).toEqual(["b1"]);
	const third = gatherer.add("c1");
	two.end();
	expect(await other).toBe("B1");
	const three = await nth(3);
	expect(three.items).toEqual(["c1"]);
	one.end();
	expect(await first).toBe("A1");
	const four = await nth(4);
	expect(four.items).toEqual(["a2"]);
	three.end();
	four.end();
	expect(await Promise.all([sameMark, third])).toEqual(["A2", "C1"]);
	expect(gatherer.isIdle).toBe(true);
});

const crowd = ["a1", "b1", "c1"];

test("who follows a crowd goes with as many", async () => {
	const { gatherer, nth } = held(100, 1, 600_000);
	const first = crowd.map((item) => gatherer.add(item));
	(await nth(1)).end();
	await Promise.all(first);
	const then = [gatherer.add("a2")];
	// as answers of one run come back one after the other
	await new Promise((resolve) => setImmediate(resolve));
	then.push(gatherer.add("b2"), gatherer.add("c2"));
	const together = await nth(2);
	expect(together.items).toEqual(["a2", "b2", "c2"]);
	together.end();
	expect(await Promise.all(then)).toEqual(["A2", "B2", "C2"]);
});

test("where no others come after a crowd, somebody goes alone, and the next one at once", async () => {
	const { gatherer, nth } = held(100, 1, 1);
	const first = crowd.map((item) => gatherer.add(item));
	(await nth(1)).end();
	await Promise.all(first);
	for (const [before, item] of ["a2", "a3"].entries()) {
		const added = gatherer.add(item);
		const alone = await nth(before + 2);
		expect(alone.items).toEqual([item]);
		alone.end();
		expect(await added).toBe(item.toUpperCase());
	}
	expect(gatherer.isIdle).toBe(true);
});
