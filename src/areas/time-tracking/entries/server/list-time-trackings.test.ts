import { expect, test } from "vitest";
import { testOffice } from "#areas/time-tracking/bookings/server/test-office.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();

/** Lena and Tom in the ward, Ute in the office; Ward may read the ward, Boss everything. */
async function office() {
	server().clock.set("2026-11-20T08:00:00Z");
	const built = await testOffice(
		server(),
		{
			lena: {},
			ute: {},
			boss: { roles: [{ name: "Abteilungsleitung", scope: "GLOBAL" }] },
			ward: { roles: [{ name: "Abteilungsleitung", scope: "UNIT" }] },
		},
		async (tenant, ids) => {
			const ward = await tenant.unit("Station 1");
			await moveTo(tenant, ward, [ids.lena as string, ids.ward as string]);
			return tenant.project({ name: "Umbau", nodes: ["Planung"], userIds: [ids.lena as string] });
		},
	);
	const lena = built.worker("lena");
	const ute = built.worker("ute");
	const { work } = built.activities;
	await ute.book({ action: "START", activityId: work });
	await lena.book({ action: "START", activityId: work });
	server().clock.advance({ hours: 1 });
	await lena.book({ action: "START", projectNodeId: built.extra.nodeIds[0] as string });
	server().clock.advance({ minutes: 90 });
	const list = async (name: string, input: Parameters<typeof call>[1] = {}) =>
		(await call(built.worker(name).browser, input)).answer;
	return { ...built, lena, ute, list };
}

async function moveTo(
	{ tx, tenantId }: TenantBuilder,
	unitId: string,
	userIds: readonly string[],
): Promise<void> {
	await tx
		.updateTable("app_user")
		.set({ unit_id: unitId })
		.where("tenant_id", "=", tenantId)
		.where("id", "in", userIds)
		.execute();
	await tx
		.updateTable("user_unit")
		.set({ unit_id: unitId })
		.where("tenant_id", "=", tenantId)
		.where("user_id", "in", userIds)
		.execute();
}

function call(
	browser: { call: ReturnType<ReturnType<typeof server>["browser"]>["call"] },
	input: {
		ids?: string[];
		userIds?: string[];
		from?: string;
		to?: string;
		states?: ("REQUESTED" | "APPROVED")[];
		sort?: "begin" | "-begin";
		page?: number;
		pageSize?: number;
		autoFinished?: "true" | "false";
	},
) {
	return browser.call(contract.listTimeTrackings, input);
}

test("one's own entries with everything a list shows, the newest first", async () => {
	const { list, lena, activities } = await office();
	const { timeTrackings, total, serverTime } = await list("lena");
	expect(total).toBe(2);
	expect(serverTime).toBe("2026-11-20T10:30:00.000Z");
	expect(timeTrackings).toMatchObject([
		{
			status: "RUNNING",
			end: null,
			duration: null,
			project: { name: "Umbau" },
			projectNode: { name: "Planung" },
			activity: { id: activities.work },
		},
		{
			userId: lena.id,
			user: { firstName: "lena", lastName: "Muster" },
			day: "2026-11-20",
			begin: "2026-11-20T08:00:00.000Z",
			end: "2026-11-20T09:00:00.000Z",
			duration: 3600,
			status: null,
			state: "APPROVED",
			project: null,
			customer: null,
			openSteps: [],
			changeRequest: null,
			zone: "Europe/Berlin",
		},
	]);
});

test("others are seen by people who may read their unit, and by nobody else", async () => {
	const { list, lena, ute } = await office();
	const people = async (name: string) =>
		new Set((await list(name)).timeTrackings.map((one) => one.userId));
	expect(await people("ute")).toEqual(new Set([ute.id]));
	expect(await people("ward")).toEqual(new Set([lena.id]));
	expect(await people("boss")).toEqual(new Set([lena.id, ute.id]));
	const foreign = await list("ute", { userIds: [lena.id] });
	expect(foreign).toMatchObject({ timeTrackings: [], total: 0 });
});

test("filters, pages and order", async () => {
	const { list, lena } = await office();
	const first = await list("boss", { sort: "begin", pageSize: 2, page: 1 });
	const second = await list("boss", { sort: "begin", pageSize: 2, page: 2 });
	expect([first.total, first.timeTrackings.length, second.timeTrackings.length]).toEqual([3, 2, 1]);
	expect(await list("boss", { pageSize: 2, page: 9 })).toMatchObject({
		total: 3,
		timeTrackings: [],
	});
	expect((await list("boss", { userIds: [lena.id] })).total).toBe(2);
	expect((await list("boss", { ids: [first.timeTrackings[0]?.id as string] })).total).toBe(1);
	expect((await list("boss", { from: "2026-11-21" })).total).toBe(0);
	expect((await list("boss", { to: "2026-11-20" })).total).toBe(3);
	expect((await list("boss", { states: ["REQUESTED"] })).total).toBe(0);
	expect((await list("boss", { autoFinished: "true" })).total).toBe(0);
});

test("a late booking shows what is still open", async () => {
	const { list, lena, activities } = await office();
	await lena.book({
		action: "END",
		activityId: activities.work,
		timestamp: "2026-11-20T10:00:00Z",
	});
	const { timeTrackings } = await list("lena", { states: ["REQUESTED"] });
	expect(timeTrackings).toMatchObject([{ state: "REQUESTED", openSteps: ["SUPERVISOR_APPROVAL"] }]);
});

test("what cannot be is refused with field and text", async () => {
	const { worker } = await office();
	const { status, refusal } = await call(worker("lena").browser, {
		from: "2026-02-30",
		pageSize: 0,
	});
	expect(status).toBe(400);
	expect(refusal.details.map((one) => one.field).sort()).toEqual(["from", "pageSize"]);
});
