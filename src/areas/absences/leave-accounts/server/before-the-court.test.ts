import { beforeAll, expect, test } from "vitest";
import { contract as cuts } from "#areas/absences/leave-cuts/contract.ts";
import { newId } from "#kit/contract/new-id.ts";
import { insertEmployment } from "#kit/testing/employment-builder.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import type { LeaveAccount } from "../contract/account.ts";
import { contract } from "../contract.ts";
import { accountsCompany } from "./test-accounts.ts";
import { contractual, leaveDoings, statutory } from "./test-leave.ts";

// Saturday, 21 November 2026
const server = useTestServer();

/** Five days a week, 30 days of leave a year: first and last day of the employment, and what else there is to know. */
const people: Readonly<Record<string, readonly [entry: string, exit: string | null]>> = {
	"three days from July on": ["2020-01-01", null],
	"entry on 30 June": ["2026-06-30", null],
	"entry on 1 July": ["2026-07-01", null],
	"entry on 2 July": ["2026-07-02", null],
	"exit in April": ["2020-01-01", "2026-04-30"],
	"exit in August": ["2020-01-01", "2026-08-31"],
	"parental leave": ["2020-01-01", null],
	"disabled since May": ["2020-01-01", null],
	"nobody told her": ["2020-01-01", null],
	"may be taken until March": ["2020-01-01", null],
	"ill since September": ["2020-01-01", null],
	"ill for two years": ["2020-01-01", null],
};

type Company = Awaited<ReturnType<typeof employed>>;
let company: Company;

async function employed() {
	const ids: Record<string, string> = {};
	const rules = [statutory, contractual("30"), { kind: "DISABLED" } as const];
	const made = await accountsCompany(server(), rules, async (tenant) => {
		for (const [name, [entryDate, exitDate]] of Object.entries(people)) {
			const { id } = await tenant.person({ firstName: name, lastName: "Fall" });
			ids[name] = id;
			await insertEmployment(tenant, id, { entryDate, exitDate, weeklyMinutes: 2400 });
		}
	});
	const { as, kindId } = made;
	const of = (name: string) =>
		leaveDoings(server(), { ...made, leave: kindId, mia: ids[name] as string });
	const account = async (name: string, year = 2026) => {
		const asked = { userId: ids[name] as string, year };
		return (await as("Hanna").call(contract.getLeaveAccount, asked)).answer.account;
	};
	return { ...made, ids, of, account };
}

/** What makes each of them hard. */
async function happened({ ask, tenantId, ids, as, kindId, of }: Company) {
	const [less, parent, disabled] = [
		ids["three days from July on"] as string,
		ids["parental leave"] as string,
		ids["disabled since May"] as string,
	];
	await ask("update contract set valid_to = '2026-06-30' where user_id = $1", [less]);
	await ask(
		`insert into contract (tenant_id, id, user_id, employment_id, valid_from, weekly_min, days_per_week, annual_leave_days)
		select tenant_id, gen_random_uuid(), user_id, id, '2026-07-01', 1440, 3, 30 from employment where user_id = $1`,
		[less],
	);
	await as("Hanna").call(cuts.createLeaveCut, {
		...{ userId: parent, kind: "PARENTAL", validFrom: "2026-03-15", validTo: "2026-09-14" },
		...{ declaredOn: "2026-02-01", worksPartTime: false },
	});
	await ask(
		"insert into user_private (tenant_id, user_id, severely_disabled_from) values ($1, $2, '2026-05-10')",
		[tenantId, disabled],
	);
	await earlier({ ask, tenantId, ids, as, kindId, of } as Company);
	for (const name of Object.keys(people)) await of(name).settle();
}

/** Those who have leave of 2025, what they were told of it, and why they could not take it. */
async function earlier({ ask, tenantId, ids, kindId, of }: Company) {
	const names = Object.keys(people).slice(-4);
	for (const name of names)
		await ask(
			"insert into leave_account (tenant_id, id, user_id, year, activity_id) values ($1, gen_random_uuid(), $2, 2025, $3)",
			[tenantId, ids[name], kindId],
		);
	for (const name of ["may be taken until March", "ill since September"])
		await ask(
			`with notice as (insert into leave_notice (tenant_id, id, user_id, year, activity_id, channel, sent_at, days, last_day)
				values ($1, $2, $3, 2025, $4, 'LETTER', '2025-05-28', 30, '2025-12-31'))
			insert into leave_notice_receipt (tenant_id, notice_id, received_on, how, recorded_at, workdays)
			values ($1, $2, '2025-06-02', 'HANDED_OVER', '2025-06-02', 150)`,
			[tenantId, newId(0), ids[name], kindId],
		);
	await ask(
		"update leave_account set carry_reason = 'PERSONAL' where user_id = $1 and year = 2025",
		[ids["may be taken until March"]],
	);
	const ill = (name: string, from: string, to: string) =>
		ask(
			`insert into absence (tenant_id, id, user_id, activity_id, class_type, state, from_date, to_date)
			select $1, gen_random_uuid(), $2, a.id, 'SICK', 'APPROVED', $3, $4 from activity a
			where a.tenant_id = $1 and a.class_type = 'SICK' and a.is_default`,
			[tenantId, ids[name], from, to],
		);
	// over a weekend on which no certificate was asked for
	await ill("ill since September", "2025-09-01", "2026-01-30");
	await ill("ill since September", "2026-02-02", "2026-12-31");
	await ill("ill for two years", "2025-01-01", "2027-03-31");
	const days = (month: string, many: number) =>
		Array.from({ length: many }, (_, nth) => `${month}-${String(nth + 1).padStart(2, "0")}`);
	await of("may be taken until March").absent(days("2025-07", 25));
	await of("may be taken until March").absent(days("2026-02", 2));
}

/** As it is read aloud: months, sum, and each line with its reckoning and its law. */
function read(account: LeaveAccount | null): string[] {
	if (account === null) return [];
	const { entitled, carried, taken, lost, remaining, basis, payout } = account;
	const owed = payout === null ? "" : `, paid out ${payout.days}`;
	return [
		`${basis?.twelfths}/12: ${entitled} + ${carried} − ${taken} − ${lost} = ${remaining}${owed}`,
		...account.lines.map(({ kind, origin, days, steps, law, expiresOn, fromYear }) =>
			[kind, origin, days, fromYear, steps.join("; "), law, expiresOn].filter(Boolean).join(" | "),
		),
	];
}

const whole = [
	"ENTITLEMENT | STATUTORY | 20 | 24 × 5 ÷ 6 = 20; 12 ÷ 12 | § 3 BUrlG",
	"ENTITLEMENT | CONTRACTUAL | 10 | 30 × 5 ÷ 5 = 30; 12 ÷ 12; − 20",
];

beforeAll(async () => {
	company = await employed();
	await happened(company);
});

// biome-ignore format: a table, one case a person
test.each<[string, number, readonly string[]]>([
	["three days from July on", 2026, [
		"12/12: 24 + 0 − 0 − 0 = 24",
		"ENTITLEMENT | STATUTORY | 16 | 24 × 5 ÷ 6 = 20; 20 × 6 ÷ 12 = 10; 24 × 3 ÷ 6 = 12; 12 × 6 ÷ 12 = 6; 12 ÷ 12 | § 3 BUrlG",
		"ENTITLEMENT | CONTRACTUAL | 8 | 30 × 5 ÷ 5 = 30; 30 × 6 ÷ 12 = 15; 30 × 3 ÷ 5 = 18; 18 × 6 ÷ 12 = 9; 12 ÷ 12; − 16",
	]],
	["entry on 30 June", 2026, ["12/12: 30 + 0 − 0 − 0 = 30", ...whole]],
	["entry on 1 July", 2026, [
		"6/12: 15 + 0 − 0 − 0 = 15",
		"ENTITLEMENT | STATUTORY | 10 | 24 × 5 ÷ 6 = 20; 20 × 6 ÷ 12 = 10 | § 3 BUrlG",
		"ENTITLEMENT | CONTRACTUAL | 5 | 30 × 5 ÷ 5 = 30; 30 × 6 ÷ 12 = 15; − 10",
	]],
	["entry on 2 July", 2026, [
		"5/12: 13 + 0 − 0 − 0 = 13",
		"ENTITLEMENT | STATUTORY | 8.3333 | 24 × 5 ÷ 6 = 20; 20 × 5 ÷ 12 = 8.3333 | § 3 BUrlG",
		"ENTITLEMENT | CONTRACTUAL | 4.6667 | 30 × 5 ÷ 5 = 30; 30 × 5 ÷ 12 = 12.5 → 13; − 8.3333",
	]],
	["exit in April", 2026, [
		"4/12: 10 + 0 − 0 − 0 = 10, paid out 10",
		"ENTITLEMENT | STATUTORY | 7 | 24 × 5 ÷ 6 = 20; 20 × 4 ÷ 12 = 6.6667 → 7 | § 3 BUrlG",
		"ENTITLEMENT | CONTRACTUAL | 3 | 30 × 5 ÷ 5 = 30; 30 × 4 ÷ 12 = 10; − 7",
	]],
	["exit in August", 2026, ["12/12: 30 + 0 − 0 − 0 = 30, paid out 30", ...whole]],
	["parental leave", 2026, ["12/12: 17.5 + 0 − 0 − 0 = 17.5", ...whole, "CUT | PARENTAL | -12.5 | 30 × 5 ÷ 12 = 12.5 | § 17 BEEG"]],
	["disabled since May", 2026, ["12/12: 33 + 0 − 0 − 0 = 33", ...whole, "ENTITLEMENT | DISABLED | 3 | 5 × 5 ÷ 5 = 5; 5 × 7 ÷ 12 = 2.9167 → 3 | § 208 SGB IX"]],
	["nobody told her", 2026, [
		"12/12: 30 + 30 − 0 − 0 = 60", ...whole,
		"CARRY_OVER | STATUTORY | 20 | 2025 | § 7 BUrlG",
		"CARRY_OVER | CONTRACTUAL | 10 | 2025 | § 7 BUrlG",
	]],
	["may be taken until March", 2026, [
		"12/12: 30 + 5 − 2 − 3 = 30", ...whole,
		"CARRY_OVER | CONTRACTUAL | 5 | 2025 | § 7 BUrlG | 2026-03-31",
		"TAKEN | CONTRACTUAL | -2 | 2025",
		"EXPIRY | CONTRACTUAL | -3 | 2025 | § 7 BUrlG",
	]],
	["ill since September", 2026, [
		"12/12: 30 + 30 − 0 − 0 = 60", ...whole,
		"CARRY_OVER | STATUTORY | 20 | 2025 | § 7 BUrlG | 2027-03-31",
		"CARRY_OVER | CONTRACTUAL | 10 | 2025 | § 7 BUrlG | 2027-03-31",
	]],
	["ill for two years", 2025, ["12/12: 30 + 0 − 0 − 0 = 30", ...whole.map((line) => `${line} | 2027-03-31`)]],
])("%s, in %i", async (name, year, lines) => {
	expect(read(await company.account(name, year))).toEqual(lines);
});

test("leave of who was ill for long lapses fifteen months after its year, and not before", async () => {
	const { of, account } = company;
	const lost = async (day: string) => {
		await of("ill for two years").settle(day);
		const { lost: units, remaining } = (await account("ill for two years", 2027)) as LeaveAccount;
		return [units, remaining];
	};
	expect(await lost("2027-03-31")).toEqual(["0", "90"]);
	expect(await lost("2027-04-01")).toEqual(["30", "60"]);
});
