import { expect, test } from "vitest";
import { permit } from "#areas/staff/units/server/test-company.ts";
import { statementsOf } from "#kit/testing/statements-of.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { accountsCompany } from "./test-accounts.ts";

// Saturday, 21 November 2026
const server = useTestServer();

type Company = Awaited<ReturnType<typeof accountsCompany>>;

const list = async (company: Company, who: string, filter: object = {}) =>
	company.as(who).call(contract.listLeaveAccounts, filter);

const names = async (company: Company, who: string, filter?: object) =>
	(await list(company, who, filter)).answer.items.map(({ firstName }) => firstName);

const detail = async (company: Company, who: string, whose: string, more: object = {}) =>
	company.as(who).call(contract.getLeaveAccount, { userId: company.ids[whose] as string, ...more });

const spring = ["2026-03-30", "2026-03-31", "2026-04-01"];

/** Three days taken, of a longer leave one day taken and two to come, half a day and two days asked for. */
async function filled() {
	const company = await accountsCompany(server());
	await company.leave("Mia", spring);
	await company.leave("Mia", ["2026-11-20", "2026-11-23", "2026-11-24"]);
	await company.leave("Mia", ["2026-12-22"], { state: "REQUESTED", cost: 0.5 });
	await company.leave("Mia", ["2026-12-28", "2026-12-29"], { state: "REQUESTED" });
	return company;
}

const figures = {
	entitled: "30",
	carried: "0",
	modified: "0",
	taken: "4",
	approvedAhead: "2",
	lost: "0",
	remaining: "24",
	requested: "2.5",
	free: "21.5",
};

test("the list tells what each account comes to, and the detail the same", async () => {
	const company = await filled();
	const { answer } = await list(company, "Hanna", { search: "vogt 20418" });
	expect(answer).toMatchObject({
		total: 1,
		year: 2026,
		activityId: company.kindId,
		kinds: [{ name: "Erholungsurlaub" }],
	});
	expect(answer.items).toMatchObject([
		{ personnelNo: "20418", unitName: "Nord 1", state: "OPEN", figures, expiring: [] },
	]);
	const found = await detail(company, "Hanna", "Mia");
	expect(found.answer.account).toMatchObject({
		...figures,
		requests: 2,
		nextApproved: "2026-11-23",
	});
});

test("balances of some people say the same in short, of whom the reader may list, and her own", async () => {
	const company = await filled();
	await company.leave("Mia", ["2026-12-30"], { state: "PLANNED" });
	const { ids, as } = company;
	const userIds = [ids.Mia, ids.Sven, ids.Leo] as string[];
	const told = async (who: string, more: object = {}) => {
		const asked = { userIds, year: 2026, ...more };
		const { answer } = await as(who).call(contract.listLeaveBalances, asked);
		const said = answer.balances.map(({ userId, ...balance }) => {
			const { total, approved, requested, planned, claimed, remaining } = balance;
			const whose = userId === ids.Mia ? "Mia" : "Sven";
			return `${whose} ${total} = ${approved} + ${remaining}, ${requested} asked, ${planned} planned, ${claimed} in all`;
		});
		return said.sort();
	};
	const mia = "Mia 30 = 6 + 24, 2.5 asked, 1 planned, 9.5 in all";
	expect(await told("Hanna")).toEqual([mia, expect.stringMatching(/^Sven 13 = 0 \+ 13/)]);
	expect(await told("Leo")).toEqual([mia]);
	expect(await told("Mia")).toEqual([mia]);
	expect(await told("Hanna", { year: 2024 })).toEqual([]);
	const other = await accountsCompany(server());
	const strange = await other.as("Hanna").call(contract.listLeaveBalances, { userIds, year: 2026 });
	expect(strange.answer.balances).toEqual([]);
	const wrong = { userIds: [], year: 2026 };
	expect((await as("Hanna").call(contract.listLeaveBalances, wrong)).refusal.code).toBe(
		"MALFORMED",
	);
	const statements = async (count: number) => {
		const asked = { userIds: userIds.slice(0, count), year: 2026 };
		return (await statementsOf(server(), () => as("Hanna").call(contract.listLeaveBalances, asked)))
			.length;
	};
	expect(await statements(3)).toBe(await statements(1));
});

test("lines carry the balance, what they follow from and the days of their absence", async () => {
	const company = await filled();
	const { account, user, today } = (await detail(company, "Hanna", "Mia")).answer;
	expect([user.lastName, today]).toEqual(["Vogt", "2026-11-21"]);
	const said = account?.lines.map(({ kind, origin, effectiveOn, days, balance, absence }) =>
		[kind, origin, effectiveOn, days, balance, absence?.to].filter(Boolean).join(" "),
	);
	expect(said).toEqual([
		"ENTITLEMENT STATUTORY 2026-01-01 20 20",
		"ENTITLEMENT CONTRACTUAL 2026-01-01 10 30",
		"TAKEN STATUTORY 2026-03-30 -3 27 2026-04-01",
		"TAKEN STATUTORY 2026-11-20 -3 24 2026-11-24",
	]);
	expect(account?.lines[0]).toMatchObject({
		law: "§ 3 BUrlG",
		steps: ["24 × 5 ÷ 6 = 20", "12 ÷ 12"],
		rule: { version: 1 },
		expiresOn: null,
	});
	expect(account?.basis).toMatchObject({
		twelfths: 12,
		entry: null,
		patterns: [{ workdays: 5, share: 1000 }],
	});
	expect((await detail(company, "Hanna", "Sven")).answer.account?.basis).toMatchObject({
		twelfths: 5,
		entry: "2026-08-01",
	});
});

test("the course to the end of the year follows what is approved and what is asked for", async () => {
	const company = await filled();
	const { account } = (await detail(company, "Hanna", "Mia")).answer;
	const course = account?.course.map(
		({ day, remaining, free }) => `${day.slice(5)} ${remaining} ${free}`,
	);
	expect(course?.slice(0, 2)).toEqual(["01-01 30 30", "03-30 29 29"]);
	expect(course?.slice(-5)).toEqual([
		"11-24 24 24",
		"12-22 24 23.5",
		"12-28 24 22.5",
		"12-29 24 21.5",
		"12-31 24 21.5",
	]);
	expect(account?.carriesOver).toEqual([{ days: "24", expiresOn: null }]);
});

test("what is taken back is counted, and shown no more", async () => {
	const company = await accountsCompany(server());
	const id = await company.leave("Mia", spring);
	await company.ask("update absence set state = 'CANCELLED' where id = $1", [id]);
	await company.of("Mia").followed(id);
	const { account } = (await detail(company, "Mia", "Mia")).answer;
	expect(account).toMatchObject({ remaining: "30", taken: "0", reversed: 1 });
	expect(account?.lines.map(({ kind }) => kind)).toEqual(["ENTITLEMENT", "ENTITLEMENT"]);
});

test("what certified sickness gives back is neither taken nor ahead, in the list and in the account alike", async () => {
	const company = await filled();
	const { tenantId, ids, ask, of } = company;
	const sick = crypto.randomUUID();
	await ask(
		`insert into absence (tenant_id, id, user_id, activity_id, class_type, state, from_date, to_date, exclusive)
		select $1, $2, $3, id, 'SICK', 'APPROVED', '2026-11-23', '2026-11-23', false from activity
		where tenant_id = $1 and class_type = 'SICK' and occasion is null limit 1`,
		[tenantId, sick, ids.Mia],
	);
	await ask(
		`insert into sick_note (tenant_id, id, absence_id, user_id, kind, au_from, au_to, received_on)
		values ($1, $2, $2, $3, 'PAPER', '2026-11-23', '2026-11-23', '2026-11-21')`,
		[tenantId, sick, ids.Mia],
	);
	await of("Mia").settle();
	const given = { taken: "4", approvedAhead: "1", remaining: "25", free: "22.5" };
	const { account } = (await detail(company, "Hanna", "Mia")).answer;
	expect(account).toMatchObject({ ...given, nextApproved: "2026-11-24" });
	expect(account?.course.at(-1)).toMatchObject({ remaining: "25", free: "22.5" });
	const { items } = (await list(company, "Hanna", { search: "Vogt" })).answer;
	expect(items[0]?.figures).toMatchObject(given);
});

test("what lapses within the year is told, and what of it once requests are approved", async () => {
	const company = await filled();
	await company.ask(
		`update leave_entry set expires_on = '2026-12-31' where tenant_id = $1 and kind = 'ENTITLEMENT' and origin = 'STATUTORY'`,
		[company.tenantId],
	);
	const { account } = (await detail(company, "Hanna", "Mia")).answer;
	const expiring = [{ day: "2026-12-31", days: "14" }];
	expect(account?.expiring).toMatchObject([{ ...expiring[0], afterRequests: "11.5" }]);
	expect(account?.carriesOver).toEqual([{ days: "10", expiresOn: null }]);
	const { items } = (await list(company, "Hanna", { search: "Vogt" })).answer;
	expect(items[0]?.expiring).toEqual(expiring);
});

test("the list sorts by figures and filters by state and unit", async () => {
	const company = await filled();
	// Sven has 12.5 days of five months, rounded up
	const sorted = { sortBy: "free", sortDirection: "DESC" };
	expect((await names(company, "Hanna", sorted)).slice(0, 2)).toEqual(["Mia", "Sven"]);
	expect(await names(company, "Hanna", { states: ["OPEN"], sortBy: "remaining" })).toEqual([
		"Sven",
		"Mia",
	]);
	expect(await names(company, "Hanna", { states: ["NONE"] })).not.toContain("Mia");
	expect(await names(company, "Hanna", { year: 2025, states: ["OPEN"] })).toEqual([]);
	const unitIds = [company.units.Nord];
	expect(await names(company, "Hanna", { unitIds })).toContain("Mia");
	expect(await names(company, "Hanna", { unitIds, recursive: false })).not.toContain("Mia");
});

test("who leads a unit sees its people; her own account everybody sees, others' nobody without the right", async () => {
	const company = await accountsCompany(server());
	const seen = await names(company, "Leo");
	expect(seen).toContain("Mia");
	expect(seen).not.toContain("Sven");
	expect((await list(company, "Mia")).status).toBe(403);
	expect((await detail(company, "Mia", "Mia")).answer.account?.remaining).toBe("30");
	expect((await detail(company, "Leo", "Mia")).status).toBe(200);
	expect((await detail(company, "Leo", "Sven")).refusal.code).toBe("NOT_FOUND");
	const other = await accountsCompany(server());
	const userId = company.ids.Mia as string;
	const strange = await other.as("Hanna").call(contract.getLeaveAccount, { userId });
	expect(strange.refusal.code).toBe("NOT_FOUND");
});

test("who lists accounts opens none of them", async () => {
	const company = await accountsCompany(server());
	await server().services.database.transaction(company.tenantId, (tx) =>
		permit(
			{ tx, tenantId: company.tenantId, newId: () => crypto.randomUUID() } as never,
			company.ids.Sven,
			["leaveaccounts.manage"],
			"LIST",
			"GLOBAL",
		),
	);
	expect(await names(company, "Sven")).toContain("Mia");
	const refused = await detail(company, "Sven", "Mia");
	expect(refused.refusal).toMatchObject({ code: "FORBIDDEN", level: "READ" });
});

test("what the list does not know is malformed", async () => {
	const company = await accountsCompany(server());
	const wrong = [
		{ year: 1800 },
		{ activityId: "leave" },
		{ states: ["GONE"] },
		{ sortBy: "expiring" },
	];
	for (const filter of wrong)
		expect((await list(company, "Hanna", filter)).refusal.code).toBe("MALFORMED");
});

test("list and detail ask the database no more for much leave than for none", async () => {
	const asked = async (company: Company) => [
		(await statementsOf(server(), () => list(company, "Hanna"))).length,
		(await statementsOf(server(), () => detail(company, "Hanna", "Mia"))).length,
	];
	// the session and what binds it to its tenant, then what is read: all in one round trip
	expect(await asked(await filled())).toEqual([5, 11]);
	expect(await asked(await accountsCompany(server(), []))).toEqual([5, 11]);
});
