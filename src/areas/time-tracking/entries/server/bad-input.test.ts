import { expect, test } from "vitest";
import { permit } from "#areas/staff/units/server/test-company.ts";
import { testOffice } from "#areas/time-tracking/bookings/server/test-office.ts";
import { contract as targetActuals } from "#areas/time-tracking/target-actual/contract.ts";
import type { GivenOf } from "#kit/contract/endpoint.ts";
import { insertEmployment } from "#kit/testing/employment-builder.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { insertWorksheetTemplate, planWorksheet } from "#kit/testing/worksheet-builder.ts";
import { contract } from "../contract.ts";

const server = useTestServer();
type Given = GivenOf<typeof contract.requestTimeTracking>;

const legal = [
	"OVER_10_HOURS",
	"BREAK_MISSING",
	"SIX_HOURS_WITHOUT_BREAK",
	"SUNDAY_WORK",
	"HOLIDAY_WORK",
	"REST_TOO_SHORT",
];

/** Lena works 8 hours on weekdays until March, 6 from April on, by another contract; 2026-05-14 is a holiday. */
async function office() {
	server().clock.set("2026-11-21T12:00:00Z");
	const built = await testOffice(server(), { lena: {}, boss: {} }, async (tenant, ids) => {
		await permit(tenant, ids.boss, ["timetrackings.manage"], "FULL", "GLOBAL");
		const lena = ids.lena as string;
		const old = await plan(tenant, lena, 480, "2026-01-05", "2026-01-01");
		await tenant.tx
			.updateTable("worksheet")
			.set({ valid_to: "2026-03-31" })
			.where("tenant_id", "=", tenant.tenantId)
			.where("template_id", "=", old)
			.execute();
		await plan(tenant, lena, 360, "2026-04-06", "2026-04-01");
		const first = { entryDate: "2026-01-01", exitDate: "2026-03-31" };
		await insertEmployment(tenant, lena, { ...first, weeklyMinutes: 2400 });
		const second = { entryDate: "2026-04-01", weeklyMinutes: 1800 };
		await insertEmployment(tenant, lena, second);
		await insertHoliday(tenant);
	});
	return { ...built, ...doings(built) };
}

async function insertHoliday(tenant: Tenant): Promise<void> {
	await tenant.tx
		.insertInto("holiday")
		.values({
			tenant_id: tenant.tenantId,
			id: tenant.newId(),
			name: "Christi Himmelfahrt",
			date: "2026-05-14",
			factor: 1,
			kind: "PUBLIC",
		})
		.execute();
}

type Built = Awaited<ReturnType<typeof testOffice<void>>>;

function doings({ worker, activities }: Built) {
	const { browser } = worker("boss");
	const userId = worker("lena").id;
	const enter = async (begin: string, end: string, more: Partial<Given> = {}) =>
		browser.call(contract.requestTimeTracking, {
			userId,
			begin,
			end,
			activityId: activities.work,
			state: "APPROVED",
			accept: legal,
			...more,
		});
	const read = async (id: string) => (await browser.call(contract.getTimeTracking, { id })).answer;
	/** Days of a month as `day worked/target`, of those that have one of both. */
	const days = async (month: string, from: string, to: string) => {
		const asked = { userId, month };
		const found = await browser.call(targetActuals.getTargetActual, asked);
		return found.answer.days
			.filter(({ day }) => day >= from && day <= to)
			.map(
				({ day, workedMinutes, targetMinutes }) =>
					`${day.slice(5)} ${workedMinutes}/${targetMinutes}`,
			);
	};
	return { browser, userId, enter, read, days };
}

type Tenant = Parameters<Parameters<typeof testOffice>[2]>[0];

async function plan(
	tenant: Tenant,
	userId: string,
	targetMinutes: number,
	cycleStart: string,
	validFrom: string,
): Promise<string> {
	const templateId = await insertWorksheetTemplate(tenant, {
		name: `${targetMinutes} Minuten`,
		kind: "FIXED",
		weeks: 1,
		days: [1, 2, 3, 4, 5].map((weekday) => ({ week: 1, weekday, targetMinutes })),
	});
	await planWorksheet(tenant, { userId, templateId, cycleStart, validFrom });
	return templateId;
}

test("nights in which the clock is changed last as long as they really do", async () => {
	const { enter, read, days } = await office();
	// 22:00 to 06:00 on the wall clock of Berlin, in March and in October
	const short = await enter("2026-03-28T21:00:00Z", "2026-03-29T04:00:00Z");
	const long = await enter("2026-10-24T20:00:00Z", "2026-10-25T05:00:00Z");
	expect(await read(short.answer.id)).toMatchObject({ day: "2026-03-28", duration: 7 * 3600 });
	expect(await read(long.answer.id)).toMatchObject({ day: "2026-10-24", duration: 9 * 3600 });
	const night = await days("2026-10", "2026-10-24", "2026-10-25");
	expect(night).toEqual(["10-24 540/0", "10-25 0/0"]);
	expect(await days("2026-03", "2026-03-28", "2026-03-29")).toEqual(["03-28 420/0", "03-29 0/0"]);
});

test("the hour that comes twice holds two entries, and each of them once", async () => {
	const { enter } = await office();
	// 02:00 to 02:30 in summer time, and again an hour later
	const times = [
		["2026-10-25T00:00:00Z", "2026-10-25T00:30:00Z"],
		["2026-10-25T01:00:00Z", "2026-10-25T01:30:00Z"],
	] as const;
	for (const [begin, end] of times) {
		expect((await enter(begin, end)).status).toBe(200);
	}
	const again = await enter(times[0][0], times[0][1]);
	expect(again.refusal.code).toBe("TIME_TRACKING_OVERLAPS");
});

test("work over midnight into a holiday is told as such, and belongs to the day it began on", async () => {
	const { enter, days } = await office();
	const span = ["2026-05-13T20:00:00Z", "2026-05-14T02:00:00Z"] as const;
	const asked = await enter(...span, { accept: [] });
	expect(asked.refusal.violations).toMatchObject([
		{ code: "HOLIDAY_WORK", day: "2026-05-14", acceptable: true },
	]);
	expect((await enter(...span)).status).toBe(200);
	expect(await days("2026-05", "2026-05-13", "2026-05-14")).toEqual([
		"05-13 360/360",
		"05-14 0/360",
	]);
});

test("a night across a change of worksheet and contract counts where it began; each day keeps its own target", async () => {
	const { enter, days } = await office();
	const night = await enter("2026-03-31T20:00:00Z", "2026-04-01T02:00:00Z");
	expect(night.status).toBe(200);
	expect(await days("2026-03", "2026-03-31", "2026-03-31")).toEqual(["03-31 360/480"]);
	expect(await days("2026-04", "2026-04-01", "2026-04-01")).toEqual(["04-01 0/360"]);
});

test("an entry keeps the zone it was entered in when its site moves to another", async () => {
	const { enter, read, browser, activities, tenantId } = await office();
	const { id } = (await enter("2026-11-19T22:30:00Z", "2026-11-19T23:30:00Z")).answer;
	await withClient(server().adminUrl, (client) =>
		client.query("update site set time_zone = $2 where tenant_id = $1", [
			tenantId,
			"America/New_York",
		]),
	);
	// corrected later, it still lies on the wall clock of Berlin
	const edit = await browser.call(contract.updateTimeTracking, {
		id,
		version: 1,
		begin: "2026-11-19T23:30:00Z",
		end: "2026-11-20T00:30:00Z",
		activityId: activities.work,
	});
	expect(edit.status).toBe(200);
	expect(await read(id)).toMatchObject({ day: "2026-11-20", zone: "Europe/Berlin" });
	const later = await enter("2026-11-20T03:30:00Z", "2026-11-20T04:30:00Z");
	expect(await read(later.answer.id)).toMatchObject({
		day: "2026-11-19",
		zone: "America/New_York",
	});
});
