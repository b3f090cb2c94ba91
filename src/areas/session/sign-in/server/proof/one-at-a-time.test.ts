import { expect, test } from "vitest";
import { oneAtATime } from "./one-at-a-time.ts";

test("what is done about one name waits for its turn, whatever became of the one before", async () => {
	const order: string[] = [];
	const begun = Promise.withResolvers<void>();
	const first = oneAtATime("sofia", async () => {
		order.push("first");
		await begun.promise;
		throw new Error("wrong");
	});
	const second = oneAtATime("sofia", async () => order.push("second"));
	await oneAtATime("lena", async () => order.push("of another name"));
	expect(order).toEqual(["first", "of another name"]);
	begun.resolve();
	await expect(first).rejects.toThrow("wrong");
	expect(await second).toEqual({ done: 3 });
});

test("fifty may be at it; one more is turned away, and nobody once they are through", async () => {
	const begun = Promise.withResolvers<void>();
	const fifty = Array.from({ length: 50 }, () => oneAtATime("sofia", () => begun.promise));
	expect(await oneAtATime("sofia", async () => 1)).toBeUndefined();
	begun.resolve();
	await Promise.all(fifty);
	expect(await oneAtATime("sofia", async () => 1)).toEqual({ done: 1 });
});
