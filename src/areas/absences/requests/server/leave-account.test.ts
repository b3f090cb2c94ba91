import { expect, test } from "vitest";
import { contract as accounts } from "#areas/absences/leave-accounts/contract.ts";
import {
	contractual,
	giveRule,
	statutory,
} from "#areas/absences/leave-accounts/server/test-leave.ts";
import { contract as kinds } from "#areas/time-tracking/activities/contract.ts";
import type { LeaveRule } from "#domain/leave/leave-rule.ts";
import { roundTripsOf } from "#kit/testing/round-trips-of.ts";
import { statementsOf } from "#kit/testing/statements-of.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { testTeam } from "./test-team.ts";

const server = useTestServer();

/** The team, whose "Urlaub im Team" has an account that a rule fills. */
async function teamWithAccounts(rule: LeaveRule = contractual("30")) {
	const team = await testTeam(server());
	const query = <Row>(text: string, values: unknown[] = []) =>
		withClient(server().adminUrl, async (client) => {
			const { rows } = await client.query(text, values);
			return rows as Row[];
		});
	const { tenantId, extra } = team;
	const rules = (leave: string) => giveRule({ ask: query, tenantId, leave }, rule);
	await rules(extra.leave);
	/** What the ledger of Lena says of what she has taken, and what is left. */
	const ledger = async (activityId = extra.leave) => {
		const [row] = await query<{ taken: number | null; left: number | null }>(
			`select sum(-e.days) filter (where e.absence_id is not null)::float8 as taken, sum(e.days)::float8 as left
			from leave_entry e join leave_account a on a.tenant_id = e.tenant_id and a.id = e.account_id
			where e.tenant_id = $1 and a.user_id = $2 and a.activity_id = $3`,
			[tenantId, team.worker("lena").id, activityId],
		);
		return [row?.taken ?? 0, row?.left ?? 0];
	};
	return { ...team, rules, ledger, query };
}

const parts = [
	{ cost: 5, from: "2026-07-06", to: "2026-07-12" },
	{ cost: 0.5, from: "2026-07-13", to: "2026-07-13", fromPart: "FIRST_HALF", toPart: "FIRST_HALF" },
	{ cost: 4.5, from: "2026-07-20", to: "2026-07-24", fromPart: "SECOND_HALF" },
	{ cost: 3, from: "2026-08-01", to: "2026-08-05" },
] as const;

test.each([
	{ asked: [0, 1, 2, 3], decided: [0, 1, 2, 3], cancelled: [3, 2, 1, 0] },
	{ asked: [3, 1, 0, 2], decided: [2, 0, 3, 1], cancelled: [1, 3, 0, 2] },
])(
	"asked for in the order $asked, decided in $decided and cancelled in $cancelled: the account says what counts, and in the end what it said before",
	async (order) => {
		const { ask, approve, cancel, ledger, browser, worker, extra } = await teamWithAccounts();
		const own = { userId: worker("lena").id, year: 2026, activityId: extra.leave };
		const account = async () => {
			const { answer } = await browser("lena").call(accounts.getLeaveAccount, own);
			return [Number(answer.account?.approvedAhead), Number(answer.account?.remaining)];
		};
		let taken = 0;
		const ids = new Map<number, string>();
		const counts = async (change: number) => {
			taken += change;
			expect(await ledger()).toEqual([taken, 30 - taken]);
		};
		for (const nth of order.asked) {
			const { cost: _, ...part } = parts[nth] as (typeof parts)[number];
			ids.set(nth, (await ask("lena", part)).answer.id);
		}
		for (const nth of order.decided) {
			expect((await approve("boss", ids.get(nth) ?? "")).status).toBe(200);
			await counts(parts[nth]?.cost ?? 0);
		}
		expect(await account()).toEqual([13, 17]);
		for (const nth of order.cancelled) {
			expect((await cancel("boss", ids.get(nth) ?? "", 2)).status).toBe(200);
			await counts(-(parts[nth]?.cost ?? 0));
		}
		expect(await account()).toEqual([0, 30]);
	},
);

test("leave that is approved at once is taken at once", async () => {
	const { ask, ledger } = await teamWithAccounts();
	expect((await ask("boss", { state: "APPROVED" })).status).toBe(200);
	expect(await ledger()).toEqual([5, 25]);
});

test("leave that gives way to other leave is given back", async () => {
	const { ask, ledger } = await teamWithAccounts();
	await ask("boss", { state: "APPROVED" });
	const shorter = {
		from: "2026-07-08",
		to: "2026-07-08",
		state: "APPROVED",
		forceOverwrite: true,
	} as const;
	expect((await ask("boss", shorter)).status).toBe(200);
	expect(await ledger()).toEqual([5, 25]);
	const long = {
		from: "2026-07-06",
		to: "2026-07-17",
		state: "APPROVED",
		forceOverwrite: true,
	} as const;
	expect((await ask("boss", long)).status).toBe(200);
	expect(await ledger()).toEqual([10, 20]);
});

test("leave that gives way to leave of another account is given back to its own", async () => {
	const { ask, rules, ledger, extra } = await teamWithAccounts();
	await rules(extra.long);
	const days = { from: "2026-07-06", to: "2026-07-08", state: "APPROVED" } as const;
	const first = await ask("boss", { ...days, activityId: extra.long });
	expect(first.status).toBe(200);
	expect(await ledger(extra.long)).toEqual([3, 27]);
	expect((await ask("boss", { ...days, forceOverwrite: true })).status).toBe(200);
	expect(await ledger(extra.long)).toEqual([0, 30]);
	expect(await ledger()).toEqual([3, 27]);
});

test("who asks for more than there is reads by how much, and may be granted it all the same", async () => {
	const { ask, ledger } = await teamWithAccounts(contractual("4"));
	const { status, refusal } = await ask("lena");
	expect(status).toBe(422);
	const below = { code: "NEGATIVE_REMAINING_LEAVE", year: 2026, remaining: -10_000, unit: "DAYS" };
	expect(refusal.violations).toMatchObject([below]);
	const granted = await ask("boss", { state: "APPROVED", accept: ["NEGATIVE_REMAINING_LEAVE"] });
	expect(granted.status).toBe(200);
	expect(await ledger()).toEqual([5, -1]);
});

test("what is taken already is known when more is asked for; of the absence itself only once", async () => {
	const { ask, browser, worker, extra } = await teamWithAccounts(contractual("6"));
	const { answer } = await ask("boss", { state: "APPROVED" });
	const preview = async (absenceId: string | null, from: string, to: string) => {
		const wanted = { absenceId, userId: worker("lena").id, activityId: extra.leave, from, to };
		const found = await browser("boss").call(contract.previewAbsence, wanted as never);
		return found.answer.violations.map(({ code }) => code);
	};
	expect(await preview(null, "2026-07-20", "2026-07-20")).toEqual([]);
	expect(await preview(null, "2026-07-20", "2026-07-21")).toEqual(["NEGATIVE_REMAINING_LEAVE"]);
	expect(await preview(answer.id, "2026-07-06", "2026-07-13")).toEqual([]);
});

test("before it is sent it is told what it does to the account, by year, and what is lost first", async () => {
	const { ask, browser, worker, extra, query, tenantId } = await teamWithAccounts(contractual("6"));
	await ask("boss", { state: "APPROVED", from: "2026-07-06", to: "2026-07-06" });
	const preview = async (from: string, to: string, activityId = extra.leave) => {
		const wanted = { userId: worker("lena").id, activityId, from, to };
		const { answer } = await browser("lena").call(contract.previewAbsence, wanted);
		return [answer.leave, answer.overtime];
	};
	const days = ["2026-07-20", "2026-07-22"] as const;
	const left = { year: 2026, unit: "DAYS", before: "5", after: "2", lapses: null };
	expect(await preview(...days)).toEqual([[left], null]);
	await query(
		`insert into leave_entry (tenant_id, id, account_id, kind, origin, source, days, effective_on, expires_on, reason)
		select tenant_id, gen_random_uuid(), id, 'MODIFICATION', 'EXTRA', 'MANUAL', 5, '2026-01-01', '2026-12-31', 'Nachtrag'
		from leave_account where tenant_id = $1`,
		[tenantId],
	);
	const lapses = { day: "2026-12-31", days: "1" };
	expect(await preview(...days)).toEqual([[{ ...left, before: "10", after: "7", lapses }], null]);
	expect(await preview("2026-07-18", "2026-07-19")).toEqual([[], null]);
	expect(await preview("2026-07-20", "2026-07-20", extra.long)).toEqual([null, null]);
});

test("a preview waits for the database twice, for a person and for her supervisor, with few questions", async () => {
	const { browser, worker, extra } = await teamWithAccounts();
	const wanted = {
		...{ userId: worker("lena").id, activityId: extra.leave, from: "2026-07-20", to: "2026-07-22" },
		substituteUserId: worker("tom").id,
	};
	for (const who of ["lena", "boss"] as const) {
		const preview = () => browser(who).call(contract.previewAbsence, wanted);
		expect((await preview()).answer.leave).toHaveLength(1);
		expect(await roundTripsOf(server(), preview)).toBe(2);
	}
	// session, begin and company; kind and substitute; the days, what they meet, barriers, and three about the account
	const own = () => browser("lena").call(contract.previewAbsence, wanted);
	expect((await statementsOf(server(), own)).length).toBeLessThanOrEqual(11);
});

test("time off in lieu tells before and after of the overtime account", async () => {
	const { browser, worker, extra, query, tenantId } = await teamWithAccounts();
	const { id: userId } = worker("lena");
	const wanted = { userId, activityId: extra.inLieu, from: "2026-07-06", to: "2026-07-07" };
	const asked = async () =>
		(await browser("lena").call(contract.previewAbsence, wanted)).answer.overtime;
	expect(await asked()).toBeNull();
	await query(
		"insert into overtime_account (tenant_id, user_id, opened_on) values ($1, $2, '2026-07-01')",
		[tenantId, userId],
	);
	await query(
		`insert into overtime_entry (tenant_id, id, user_id, kind, effective_on, minutes)
		values ($1, gen_random_uuid(), $2, 'INIT', '2026-07-01', 600)`,
		[tenantId, userId],
	);
	expect(await asked()).toEqual({ before: 600, after: -360 });
});

test("unpaid leave earns none, at once; cancelled or made something else it does again", async () => {
	const { ask, browser, cancel, ledger, extra, worker } = await teamWithAccounts();
	const { activities } = (await browser("boss").call(kinds.listAbsenceActivities, {})).answer;
	const unpaid = activities.find(({ occasion }) => occasion === "UNPAID")?.id as string;
	const july = { from: "2026-07-01", to: "2026-07-31", state: "APPROVED" } as const;
	const wanted = { ...july, userId: worker("lena").id, activityId: unpaid };
	const { state: _, ...asked } = wanted;
	expect((await browser("lena").call(contract.previewAbsence, asked)).answer.leave).toEqual([
		{ year: 2026, unit: "DAYS", before: "30", after: "27.5", lapses: null },
	]);
	const first = await ask("boss", { ...july, activityId: unpaid });
	expect(await ledger()).toEqual([0, 27.5]);
	await cancel("boss", first.answer.id);
	expect(await ledger()).toEqual([0, 30]);
	const { id, version } = (await ask("boss", { ...july, activityId: unpaid })).answer;
	expect(await ledger()).toEqual([0, 27.5]);
	const special = { activityId: extra.special, accept: ["SUBSTITUTE_NEEDED"] };
	const { from, to } = july;
	await browser("boss").call(contract.updateAbsence, { id, version, from, to, ...special });
	expect(await ledger()).toEqual([0, 30]);
});

test("of a kind of which the company keeps no accounts nothing is said", async () => {
	const { ask, extra, ledger } = await teamWithAccounts(statutory);
	expect((await ask("lena", { activityId: extra.long })).status).toBe(200);
	expect(await ledger()).toEqual([0, 0]);
});
