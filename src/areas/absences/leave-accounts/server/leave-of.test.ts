import { describe, expect, test } from "vitest";
import { useTestServer } from "#kit/testing/test-server.ts";
import { leaveOf } from "./leave-of.ts";
import { leaveCompany, statutory } from "./test-leave.ts";

// Saturday, 21 November 2026
const server = useTestServer();

describe("leave before and after what is wanted", () => {
	test("by year", async () => {
		const { leaveOf, absent } = await leaveCompany(server(), { rules: [statutory] });
		await absent(["2026-07-06", "2026-07-07"]);
		expect(await leaveOf()).toEqual(["2026: 18 → 18"]);
		expect(await leaveOf({ "2026-12-30": "1", "2026-12-31": "0.5", "2027-01-04": "1" })).toEqual([
			"2026: 18 → 16.5",
			"2027: 20 → 19",
		]);
	});

	test("without writing anything", async () => {
		const { leaveOf, sums } = await leaveCompany(server());
		await leaveOf({ "2026-12-30": "1" });
		expect(await sums()).toEqual({});
	});

	test("of an absence that is changed: what it takes now is left out", async () => {
		const { leaveOf, absent } = await leaveCompany(server(), { rules: [statutory] });
		const id = await absent(["2026-12-30", "2026-12-31"]);
		expect(await leaveOf({ "2026-12-30": "1" }, { except: id })).toEqual(["2026: 20 → 19"]);
	});

	test("days that cost nothing change nothing", async () => {
		const { leaveOf } = await leaveCompany(server(), { rules: [statutory] });
		expect(await leaveOf({ "2026-12-26": "0", "2027-01-02": "0" })).toEqual(["2026: 20 → 20"]);
	});

	test("below nothing is told as it is", async () => {
		const { leaveOf, absent } = await leaveCompany(server(), { rules: [statutory] });
		await absent(
			Array.from({ length: 20 }, (_, nth) => `2026-08-${String(nth + 1).padStart(2, "0")}`),
		);
		expect(await leaveOf({ "2026-12-30": "0.5" })).toEqual(["2026: 0 → -0.5"]);
	});

	test("nobody knows it where no rule holds and there is no account", async () => {
		const { leaveOf } = await leaveCompany(server(), { rules: [] });
		expect(await leaveOf({ "2026-12-30": "1" })).toEqual(["2026: ? → ?"]);
	});

	test("nor of a year before the first account", async () => {
		const { leaveOf, settle } = await leaveCompany(server(), { rules: [statutory] });
		await settle();
		expect(await leaveOf({ "2025-12-30": "1" })).toEqual(["2025: ? → ?", "2026: 20 → 20"]);
	});

	test("what the year before left is there once it is over", async () => {
		const { leaveOf, settle } = await leaveCompany(server(), { rules: [statutory] });
		await settle();
		expect(await leaveOf({ "2027-03-01": "1" }, { on: "2027-02-01" })).toEqual([
			"2026: 20 → 20",
			"2027: 40 → 39",
		]);
	});

	test("is what the ledger comes to once it is settled", async () => {
		const { leaveOf, absent, settle, sums } = await leaveCompany(server());
		await absent(["2026-07-06", "2026-07-07", "2027-01-04"]);
		await settle();
		expect(await sums()).toEqual({ 2026: 28, 2027: 29 });
		expect(await leaveOf()).toEqual(["2026: 28 → 28", "2027: 29 → 29"]);
	});
});

test("another company's people are nobody", async () => {
	const { mia } = await leaveCompany(server());
	const other = await leaveCompany(server());
	const people = [{ userId: mia, days: [], exceptAbsenceId: null }];
	const asked = { activityId: other.leave, today: "2026-11-21", people };
	const found = await other.within((tx) => leaveOf(tx, other.tenantId, asked));
	expect([...found]).toEqual([]);
});
