import { expect, test } from "vitest";
import { Refused } from "#kit/server/refusals/refuse.ts";
import { inTurn } from "./in-turn.ts";

test("one at a time, and companies take turns", async () => {
	const order: string[] = [];
	const first = Promise.withResolvers<void>();
	let atWork = 0;
	const one = (tenant: string, name: string, until?: Promise<void>) =>
		inTurn(tenant, async () => {
			atWork += 1;
			expect(atWork).toBe(1);
			order.push(name);
			await until;
			atWork -= 1;
		});
	const all = [
		one("a", "a1", first.promise),
		one("a", "a2"),
		one("a", "a3"),
		one("b", "b1"),
		one("c", "c1"),
		one("b", "b2"),
	];
	first.resolve();
	await Promise.all(all);
	expect(order).toEqual(["a1", "a2", "b1", "c1", "a3", "b2"]);
});

test("what fails makes room; a company that brings very much is told to come back, others are not", async () => {
	const first = Promise.withResolvers<void>();
	const failing = inTurn("a", async () => {
		await first.promise;
		throw new Error("unreadable");
	});
	const ten = Array.from({ length: 10 }, (_, nth) => inTurn("a", async () => nth));
	await expect(inTurn("a", async () => 10)).rejects.toBeInstanceOf(Refused);
	const other = inTurn("b", async () => "b");
	first.resolve();
	await expect(failing).rejects.toThrow("unreadable");
	expect(await Promise.all(ten)).toHaveLength(10);
	expect(await other).toBe("b");
});
