import { permit } from "#areas/staff/units/server/test-company.ts";
import { testOffice } from "#areas/time-tracking/bookings/server/test-office.ts";
import type { GivenOf } from "#kit/contract/endpoint.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import type { TestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

type Request = GivenOf<(typeof contract)["requestTimeTracking"]>;

const key = "timetrackings.manage" as const;

/**
 * It is Saturday 2026-11-21, 12:00 UTC. Lena works; Clerk holds WRITE, Reader READ, Boss and Vera FULL for everybody;
 * Head FULL for a ward in which only he is. "Überstunden" asks for a supervisor, "Rufdienst" lets her approve her own,
 * "Dienstgang" asks for a reason, "Außendienst" for the place.
 */
export async function testDesk(server: TestServer) {
	server.clock.set("2026-11-21T12:00:00Z");
	const full = { roles: [{ name: "Abteilungsleitung", scope: "GLOBAL" }] };
	const built = await testOffice(
		server,
		{
			lena: { entryDate: "2026-01-01", exitDate: "2026-12-31" },
			tom: {},
			clerk: {},
			reader: {},
			boss: full as { roles: [] },
			vera: full as { roles: [] },
			head: {},
		},
		furnish,
	);
	return { ...built, ...callsOf(server, built), ...readings(server) };
}

type Built = Awaited<ReturnType<typeof testOffice<unknown>>>;
type Tenant = Parameters<Parameters<typeof testOffice>[2]>[0];

/** Rights, the ward, and activities that ask for something. */
async function furnish(tenant: Tenant, ids: Record<string, string>) {
	await permit(tenant, ids.clerk, [key], "WRITE", "GLOBAL");
	await permit(tenant, ids.reader, [key], "READ", "GLOBAL");
	const ward = await tenant.unit("Station 1");
	await tenant.tx
		.updateTable("app_user")
		.set({ unit_id: ward })
		.where("tenant_id", "=", tenant.tenantId)
		.where("id", "=", ids.head as string)
		.execute();
	await permit(tenant, ids.head, [key], "FULL", "UNIT");
	const activity = (name: string, more: object) =>
		tenant.activity({ name, classType: "WORKTIME", ...more });
	const errand = await activity("Dienstgang", { reasonRequired: true });
	return {
		ward,
		overtime: await activity("Überstunden", { approval: { required: true } }),
		standby: await activity("Rufdienst", { approval: { required: true, selfApproval: true } }),
		errand,
		field: await activity("Außendienst", { bookingRequiresGps: true }),
		leave: await tenant.activity({ name: "Kur", classType: "LEAVE" }),
		reason: await insertReason(tenant, errand),
		node: (await tenant.project({ name: "Umbau", userIds: [ids.lena as string] })).rootNodeId,
	};
}

async function insertReason(tenant: Tenant, activityId: string) {
	const id = tenant.newId();
	await tenant.tx
		.insertInto("activity_reason")
		.values({ tenant_id: tenant.tenantId, id, activity_id: activityId, text: "Post geholt" })
		.execute();
	return id;
}

/** A time of the Friday before, UTC; `+` for the Saturday itself. */
export function moment(time: string): string {
	return time.startsWith("+") ? `2026-11-21T${time.slice(1)}:00Z` : `2026-11-20T${time}:00Z`;
}

function callsOf({ clock }: TestServer, { worker, activities }: Built) {
	/** Who acts does so a second later than the one before: histories have an order. */
	const browser = (who: string) => {
		clock.advance({ seconds: 1 });
		return worker(who).browser;
	};
	/** Enters Lena's Friday, 08:00 to 12:00, as requested, unless said otherwise. */
	const enter = (
		who: string,
		{ span, ...more }: Partial<Request> & { span?: readonly string[] } = {},
	) => {
		const [begin = "08:00", end = "12:00"] = span ?? [];
		return browser(who).call(contract.requestTimeTracking, {
			userId: worker("lena").id,
			begin: moment(begin),
			end: moment(end),
			activityId: activities.work,
			...more,
		});
	};
	const detail = async (who: string, id: string) =>
		(await browser(who).call(contract.getTimeTracking, { id })).answer;
	const approve = (who: string, id: string, version = 1, more: object = {}) =>
		browser(who).call(contract.approveTimeTracking, { id, version, ...more });
	const reject = (who: string, id: string, version = 1) =>
		browser(who).call(contract.rejectTimeTracking, { id, version, reason: "Nicht abgesprochen" });
	const cancel = (who: string, id: string, version = 1) =>
		browser(who).call(contract.cancelTimeTracking, { id, version, reason: null });
	return { browser, enter, detail, approve, reject, cancel };
}

function asking(server: TestServer) {
	return (text: string, values: unknown[]) =>
		withClient(server.adminUrl, async (client) => (await client.query(text, values)).rows);
}

function approvals(server: TestServer) {
	const all = asking(server);
	return {
		/** What the person who acted knew and accepted, event by event: codes of rules, kinds of steps. */
		acknowledged: async (id: string) =>
			(
				await all(
					`select kind, acknowledged, overrides from approval_event
					where time_tracking_id = $1 or change_request_id in
						(select id from time_tracking_change_request where time_tracking_id = $1) order by id`,
					[id],
				)
			).map(({ kind, acknowledged, overrides }) => ({
				kind: kind as string,
				codes: ((acknowledged ?? []) as (string | { code: string })[]).map((one) =>
					typeof one === "string" ? one : one.code,
				),
				overrides: overrides as unknown,
			})),
	};
}

function readings(server: TestServer) {
	const all = asking(server);
	return {
		...approvals(server),
		/** `KIND=STATE` of the steps of an entry and of its changes. */
		steps: async (id: string) =>
			(
				await all(
					`select purpose || ' ' || kind || '=' || state as step from approval_step
					where time_tracking_id = $1 or change_request_id in
						(select id from time_tracking_change_request where time_tracking_id = $1) order by uuid_v7_time(id), kind`,
					[id],
				)
			).map(({ step }) => step as string),
		/** What the log says of an entry. */
		traces: async (id: string) =>
			(
				await all(
					"select action from audit_event where entity = 'time_tracking' and entity_id = $1 order by id",
					[id],
				)
			).map(({ action }) => action as string),
		bookings: async (userId: string) =>
			(
				await all(
					`select to_char(booked_at at time zone 'UTC', 'DD HH24:MI') || ' ' || action || ' ' || source as press
					from booking where user_id = $1 order by booked_at`,
					[userId],
				)
			).map(({ press }) => press as string),
	};
}
