import { expect, test } from "vitest";
import { noticeCompany } from "#areas/absences/leave-notices/server/test-notices.ts";
import type { AccountUnit } from "#domain/leave/amount/account-units.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();

/** Mia earns 3,900 € a month, Sven 20 € an hour, both in five days and 40 hours a week; Hanna may know wages, Leo may not. */
async function payingCompany(accountUnit?: AccountUnit) {
	const company = await noticeCompany(server(), accountUnit);
	const { ask, tenantId, ids, browser } = company;
	await ask(
		`insert into wage (tenant_id, id, user_id, kind, cents, valid_from) values
		($1, gen_random_uuid(), $2, 'MONTHLY', 390000, '2025-01-01'), ($1, gen_random_uuid(), $3, 'HOURLY', 2000, '2026-08-01')`,
		[tenantId, ids.Mia, ids.Sven],
	);
	const list = async (who = "Hanna", given = {}) => {
		const { answer } = await browser(who).call(contract.listLeaveProvision, {
			...{ on: "2026-12-31", ...given },
		});
		return answer;
	};
	const said = async (who?: string, given = {}) =>
		(await list(who, given)).items.map(
			({ firstName, days, unitCents, cents, gap }) =>
				`${firstName}: ${days} × ${unitCents} = ${cents}${gap === null ? "" : ` ${gap}`}`,
		);
	return { ...company, list, said };
}

test("what is owed on a day is days by the value of a day, with its sum", async () => {
	const { said, list } = await payingCompany();
	expect(await said()).toEqual(["Sven: 13 × 16000 = 208000", "Mia: 30 × 18000 = 540000"]);
	expect(await list()).toMatchObject({ sums: { days: "43", cents: 748000 }, withoutValue: 0 });
	expect((await list("Hanna", { pageSize: 1 })).sums).toEqual({ days: "43", cents: 748000 });
	expect(await said("Hanna", { sortBy: "cents", sortDirection: "DESC", pageSize: 1 })).toEqual([
		"Mia: 30 × 18000 = 540000",
	]);
});

test("hours are worth what an hour is worth", async () => {
	const { said, list } = await payingCompany("MINUTES");
	expect(await said()).toEqual([
		"Sven: 104:00 × 2000 = 208000",
		// three months' wage by the 520 hours of thirteen weeks
		"Mia: 240:00 × 2250 = 540000",
	]);
	expect((await list()).sums).toEqual({ days: "344:00", cents: 748000 });
});

test("leave is owed until the day on which it is taken, and lapsed leave no longer", async () => {
	const { said, leave, send, open, of } = await payingCompany();
	await leave("Mia", ["2026-07-06", "2026-07-07", "2026-12-21"]);
	const mia = async (on: string) => (await said("Hanna", { on, search: "Mia" }))[0];
	expect(await mia("2026-07-05")).toBe("Mia: 30 × 18000 = 540000");
	expect(await mia("2026-07-06")).toBe("Mia: 29 × 18000 = 522000");
	expect(await mia("2026-12-20")).toBe("Mia: 28 × 18000 = 504000");
	expect(await mia("2026-12-31")).toBe("Mia: 27 × 18000 = 486000");
	await send("Hanna", ["Mia"]);
	await open("Mia");
	await of("Mia").settle("2027-01-02");
	// what lapses is there until the end of its last day
	expect(await mia("2026-12-31")).toBe("Mia: 27 × 18000 = 486000");
	expect(await mia("2027-01-02")).toBe("Mia: 30 × 18000 = 540000");
});

test("days that certified sickness gives back are owed once", async () => {
	const { said, leave, of, ask, tenantId, ids } = await payingCompany();
	const days = ["2026-07-06", "2026-07-07", "2026-07-08"];
	const id = await leave("Mia", days);
	await ask(
		`with sick as (
			insert into absence (tenant_id, id, user_id, activity_id, class_type, exclusive, state, from_date, to_date)
			select $1, gen_random_uuid(), $2, a.id, 'SICK', false, 'APPROVED', '2026-07-07', '2026-07-08'
			from activity a where a.tenant_id = $1 and a.class_type = 'SICK' and a.occasion is null limit 1 returning *
		)
		insert into sick_note (tenant_id, id, absence_id, user_id, kind, au_from, au_to, received_on)
		select tenant_id, gen_random_uuid(), id, user_id, 'EAU', from_date, to_date, '2026-07-09' from sick`,
		[tenantId, ids.Mia],
	);
	await of("Mia").followed(id);
	const mia = async (on: string) => (await said("Hanna", { on, search: "Mia" }))[0];
	expect(await mia("2026-07-05")).toBe("Mia: 30 × 18000 = 540000");
	expect(await mia("2026-07-10")).toBe("Mia: 29 × 18000 = 522000");
});

test("who may not know a wage sees days; without a wage there is no amount, and the sum says so", async () => {
	const { said, list, ask, tenantId, ids } = await payingCompany();
	expect(await said("Leo")).toEqual(["Mia: 30 × null = null HIDDEN"]);
	expect(await list("Leo")).toMatchObject({ sums: { days: "30", cents: 0 }, withoutValue: 1 });
	await ask("delete from wage where tenant_id = $1 and user_id = $2", [tenantId, ids.Sven]);
	expect((await said())[0]).toBe("Sven: 13 × null = null NO_WAGE");
	expect(await list()).toMatchObject({ sums: { days: "43", cents: 540000 }, withoutValue: 1 });
});

test("is refused without the right, and knows nothing of other companies", async () => {
	const { browser } = await payingCompany();
	expect((await browser("Mia").call(contract.listLeaveProvision, {})).status).toBe(403);
	const other = await payingCompany();
	expect((await other.list()).total).toBe(2);
});
