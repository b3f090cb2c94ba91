import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contractual, giveRule, leaveCompany, statutory } from "./test-leave.ts";

// Saturday, 21 November 2026
const server = useTestServer();
const july = ["2026-07-06", "2026-07-07", "2026-07-08"];

test("a year's leave is there by law and by contract, and settling it again changes nothing", async () => {
	const { settle, ledger } = await leaveCompany(server());
	expect(await settle()).toEqual({ reversed: 0, added: 2 });
	expect(await ledger()).toEqual([
		"2026 ENTITLEMENT CONTRACTUAL 10",
		"2026 ENTITLEMENT STATUTORY 20",
	]);
	expect(await settle()).toEqual({ reversed: 0, added: 0 });
});

test("an entry says by which version of a rule it came about, and how", async () => {
	const made = await leaveCompany(server(), { rules: [] });
	const version = await giveRule(made, statutory);
	await made.settle();
	const [entry] = await made.ask(
		"select rule_version_id, why from leave_entry where tenant_id = $1",
		[made.tenantId],
	);
	const why = { steps: ["24 × 5 ÷ 6 = 20", "12 ÷ 12"], law: "§ 3 BUrlG" };
	expect(entry).toEqual({ rule_version_id: version, why });
});

test("nobody who has no rule has an account", async () => {
	const { settle, sums } = await leaveCompany(server(), { rules: [] });
	expect(await settle()).toEqual({ reversed: 0, added: 0 });
	expect(await sums()).toEqual({});
});

describe("an absence", () => {
	test("that is approved is taken, by law first; what is cancelled comes back by reversal", async () => {
		const { absent, followed, settle, ledger, sums, ask } = await leaveCompany(server());
		await settle();
		const days = Array.from(
			{ length: 22 },
			(_, nth) => `2026-08-${String(nth + 1).padStart(2, "0")}`,
		);
		const id = await absent(days);
		await followed(id);
		expect(await ledger()).toEqual([
			"2026 ENTITLEMENT CONTRACTUAL 10",
			"2026 ENTITLEMENT STATUTORY 20",
			"2026 TAKEN CONTRACTUAL -2",
			"2026 TAKEN STATUTORY -20",
		]);
		await ask("update absence set state = 'CANCELLED' where id = $1", [id]);
		await followed(id);
		expect(await ledger()).toEqual([
			"2026 ENTITLEMENT CONTRACTUAL 10",
			"2026 ENTITLEMENT STATUTORY 20",
			"2026 REVERSAL CONTRACTUAL 2",
			"2026 REVERSAL STATUTORY 20",
			"2026 TAKEN CONTRACTUAL -2",
			"2026 TAKEN STATUTORY -20",
		]);
		expect(await sums()).toEqual({ 2026: 30 });
		expect(await settle()).toEqual({ reversed: 0, added: 0 });
	});

	test("that is only requested takes nothing", async () => {
		const { absent, followed, ledger } = await leaveCompany(server());
		await followed(await absent(july, { state: "REQUESTED" }));
		expect((await ledger()).filter((one) => one.includes("TAKEN"))).toEqual([]);
	});

	test("of a kind that is taken from another's account is taken from that", async () => {
		const { absent, followed, bridge, sums } = await leaveCompany(server());
		await followed(await absent(july, { activityId: bridge }));
		expect(await sums()).toEqual({ 2026: 27 });
	});

	test("of a kind with an account of its own leaves this one alone", async () => {
		const { absent, followed, settle, other, sums } = await leaveCompany(server());
		await settle();
		await followed(await absent(july, { activityId: other }));
		expect(await sums()).toEqual({ 2026: 30 });
	});

	test("of a kind that is taken from no account takes nothing", async () => {
		const { absent, settle, ask, leave, sums } = await leaveCompany(server());
		await ask("update activity set deducts = 'NONE' where id = $1", [leave]);
		await absent(july);
		await settle();
		expect(await sums()).toEqual({ 2026: 30 });
	});

	test("that becomes one of another kind is given back", async () => {
		const { absent, followed, ask, sums, other } = await leaveCompany(server());
		const id = await absent(july);
		await followed(id);
		expect(await sums()).toEqual({ 2026: 27 });
		await ask("update absence set activity_id = $2 where id = $1", [id, other]);
		await followed(id);
		expect(await sums()).toEqual({ 2026: 30 });
	});

	test("half days and half holidays cost halves", async () => {
		const { absent, followed, sums } = await leaveCompany(server());
		await followed(await absent(july, { cost: 0.5 }));
		expect(await sums()).toEqual({ 2026: 28.5 });
	});

	test("more than there is leaves the account below nothing", async () => {
		const { absent, followed, sums } = await leaveCompany(server(), { rules: [contractual("2")] });
		await followed(await absent(july));
		expect(await sums()).toEqual({ 2026: -1 });
	});

	test("over the turn of the year takes from both", async () => {
		const { absent, followed, ledger } = await leaveCompany(server(), { rules: [statutory] });
		await followed(await absent(["2026-12-30", "2026-12-31", "2027-01-04"]));
		expect(await ledger()).toEqual([
			"2026 ENTITLEMENT STATUTORY 20",
			"2026 TAKEN STATUTORY -2",
			"2027 ENTITLEMENT STATUTORY 20",
			"2027 TAKEN STATUTORY -1",
		]);
	});
});

test("who settles an account waits for who does, and takes each absence once", async () => {
	const { absent, followed, settle, sums, ask } = await leaveCompany(server());
	await settle();
	const [first, second] = [await absent(july), await absent(["2026-09-01"])];
	/** Until somebody waits for accounts that are held. */
	const waiting = async () => {
		for (let isWaiting = false; !isWaiting; ) {
			const [row] = await ask<{ waits: boolean }>(
				"select exists (select from pg_stat_activity where wait_event_type = 'Lock' and query like '%leave_account%for update%') as waits",
			);
			isWaiting = row?.waits ?? false;
		}
	};
	let other: Promise<unknown> | undefined;
	await followed(first, async () => {
		other = followed(second);
		await Promise.race([other, waiting()]);
	});
	await other;
	expect(await sums()).toEqual({ 2026: 26 });
});

test("a year that is over leaves its rest to the next, and what was taken there meanwhile is taken of it", async () => {
	const { absent, settle, ledger } = await leaveCompany(server(), { rules: [statutory] });
	await absent(["2027-01-04", "2027-01-05"]);
	await settle();
	await settle("2027-01-02");
	const of2027 = (await ledger()).filter((one) => one.startsWith("2027"));
	expect(of2027).toEqual([
		"2027 CARRY_OVER STATUTORY 20 from 2026",
		"2027 ENTITLEMENT STATUTORY 20",
		"2027 REVERSAL STATUTORY 2",
		"2027 TAKEN STATUTORY -2 from 2026",
		"2027 TAKEN STATUTORY -2",
	]);
});

describe("what changes is reckoned anew", () => {
	test("another version of a rule", async () => {
		const { settle, ask, tenantId, sums } = await leaveCompany(server());
		await settle();
		await ask(
			"update leave_rule_version set settings = settings || '{\"days\": \"28\"}' where tenant_id = $1 and settings ->> 'kind' = 'CONTRACTUAL'",
			[tenantId],
		);
		expect(await settle()).toEqual({ reversed: 1, added: 1 });
		expect(await sums()).toEqual({ 2026: 28 });
	});

	test("fewer workdays from July on", async () => {
		const { settle, ask, mia, sums } = await leaveCompany(server(), { rules: [contractual("30")] });
		await ask("update worksheet set valid_to = '2026-06-30' where user_id = $1", [mia]);
		await settle();
		// by her contract of five days, since no plan says otherwise
		expect(await sums()).toEqual({ 2026: 30 });
		await ask("update contract set days_per_week = 2.5 where user_id = $1", [mia]);
		await settle();
		expect(await sums()).toEqual({ 2026: 22.5 });
	});

	test("an exit in the first half of the year", async () => {
		const { settle, ask, mia, sums } = await leaveCompany(server(), { rules: [statutory] });
		await ask("update employment set exit_date = '2026-04-30' where user_id = $1", [mia]);
		await settle();
		expect(await sums()).toEqual({ 2026: 7 });
	});

	test("a birthday and a disability that become known", async () => {
		const rules = [
			statutory,
			{ kind: "DISABLED" },
			{ kind: "AGE", from: 50, days: "2", wholeYear: true },
		] as const;
		const { settle, ask, tenantId, mia, sums } = await leaveCompany(server(), { rules });
		await settle();
		expect(await sums()).toEqual({ 2026: 20 });
		await ask(
			`insert into user_private (tenant_id, user_id, birth_date, severely_disabled_from) values ($1, $2, '1976-07-01', '2020-01-01')
			on conflict (tenant_id, user_id) do update set birth_date = excluded.birth_date, severely_disabled_from = excluded.severely_disabled_from`,
			[tenantId, mia],
		);
		await settle();
		expect(await sums()).toEqual({ 2026: 27 });
	});
});

describe("the ledger", () => {
	test.each([
		["changed", "update leave_entry set days = 0 where tenant_id = $1"],
		["deleted", "delete from leave_entry where tenant_id = $1"],
	])("is never %s", async (_what, statement) => {
		const { settle, within, tenantId } = await leaveCompany(server());
		await settle();
		const wrong = within((tx) => sql.raw(statement.replace("$1", `'${tenantId}'`)).execute(tx));
		await expect(wrong).rejects.toThrow(/permission denied/);
	});

	test("takes an entry back once", async () => {
		const { settle, ask, tenantId } = await leaveCompany(server());
		await settle();
		const reverse = () =>
			ask(
				`insert into leave_entry (tenant_id, id, account_id, kind, origin, source, days, effective_on, reverses_id)
				select tenant_id, gen_random_uuid(), account_id, 'REVERSAL', origin, 'RULE', -days, effective_on, id
				from leave_entry where tenant_id = $1 and origin = 'STATUTORY' and kind <> 'REVERSAL'`,
				[tenantId],
			);
		await reverse();
		await expect(reverse()).rejects.toThrow(/leave_entry_reversed/);
	});
});
