import { permit } from "#areas/staff/units/server/test-company.ts";
import { testOffice } from "#areas/time-tracking/bookings/server/test-office.ts";
import type { GivenOf } from "#kit/contract/endpoint.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import type { TestServer } from "#kit/testing/test-server.ts";
import { insertWorksheetTemplate, planWorksheet } from "#kit/testing/worksheet-builder.ts";
import { contract } from "../contract.ts";

type Request = GivenOf<(typeof contract)["requestAbsence"]>;

const key = "absences.manage" as const;

/**
 * It is Wednesday 2026-07-01, 12:00 UTC. Lena and Tom work Monday to Friday, eight hours. Clerk holds WRITE, of the plan too, Reader READ, Nurse READ
 * with the right to know of illness, Boss and Vera FULL for everybody; Head FULL for a ward in which only he is. Of the kinds "Urlaub"
 * asks one supervisor, "Langer Urlaub" two, "Sonderurlaub" for a substitute, "Arzt" is taken by hours and asks nobody.
 */
export async function testTeam(
	server: TestServer,
	further: (tenant: TenantBuilder) => Promise<unknown> = async () => {},
) {
	server.clock.set("2026-07-01T12:00:00Z");
	const full = { roles: [{ name: "Abteilungsleitung", scope: "GLOBAL" as const }] };
	const built = await testOffice(
		server,
		{
			lena: { entryDate: "2026-01-01", exitDate: "2026-12-31" },
			tom: {},
			clerk: {},
			reader: {},
			nurse: {},
			boss: full as { roles: [] },
			vera: full as { roles: [] },
			head: {},
		},
		async (tenant, ids) => {
			await further(tenant);
			return furnish(tenant, ids);
		},
	);
	return { ...built, ...callsOf(server, built), ...readings(server) };
}

type Built = Awaited<ReturnType<typeof testOffice<Awaited<ReturnType<typeof furnish>>>>>;

async function furnish(tenant: TenantBuilder, ids: Record<string, string>) {
	await permit(tenant, ids.clerk, [key, "shiftplan.manage"], "WRITE", "GLOBAL");
	await permit(tenant, ids.reader, [key], "READ", "GLOBAL");
	await permit(tenant, ids.nurse, [key, "sicknotes.manage"], "READ", "GLOBAL");
	const ward = await tenant.unit("Station 1");
	await tenant.tx
		.updateTable("app_user")
		.set({ unit_id: ward })
		.where("tenant_id", "=", tenant.tenantId)
		.where("id", "=", ids.head as string)
		.execute();
	await permit(tenant, ids.head, [key], "FULL", "UNIT");
	await planWeeks(tenant, [ids.lena as string, ids.tom as string]);
	return { ward, ...(await kindsOf(tenant)) };
}

async function planWeeks(tenant: TenantBuilder, userIds: readonly string[]) {
	const days = [1, 2, 3, 4, 5].map((weekday) => ({ week: 1, weekday, targetMinutes: 480 }));
	const template = { name: "Vollzeit", kind: "FIXED", weeks: 1, days } as const;
	const templateId = await insertWorksheetTemplate(tenant, template);
	for (const userId of userIds) {
		await planWorksheet(tenant, {
			userId,
			templateId,
			cycleStart: "2025-12-29",
			validFrom: "2026-01-01",
		});
	}
}

async function kindsOf(tenant: TenantBuilder) {
	const asks = { required: true, stages: 1, substitute: "OPTIONAL" } as const;
	return {
		leave: await tenant.activity({ name: "Urlaub im Team", classType: "LEAVE", approval: asks }),
		long: await tenant.activity({
			name: "Langer Urlaub",
			classType: "LEAVE",
			approval: { ...asks, stages: 2 },
		}),
		special: await tenant.activity({
			name: "Sonderurlaub im Team",
			classType: "ABSENCE",
			approval: { ...asks, substitute: "REQUIRED" },
			retroactiveDays: 7,
		}),
		doctor: await tenant.activity({ name: "Arzt", classType: "ABSENCE", bookingUnit: "HOURS" }),
		sick: await tenant.activity({ name: "Krank im Team", classType: "SICK" }),
		inLieu: await tenant.activity({
			...{ name: "Freizeitausgleich im Team", classType: "ABSENCE" },
			deducts: "OVERTIME",
			creditsTime: false,
		}),
	};
}

function callsOf({ clock }: TestServer, { worker, extra }: Built) {
	/** Who acts does so a second later than the one before: histories have an order. */
	const browser = (who: string) => {
		clock.advance({ seconds: 1 });
		return worker(who).browser;
	};
	/** Asks for Lena's second week of July, unless said otherwise. */
	const ask = (
		who: string,
		{ user = "lena", ...more }: Partial<Request> & { user?: string } = {},
	) =>
		browser(who).call(contract.requestAbsence, {
			userId: worker(user).id,
			from: "2026-07-06",
			to: "2026-07-12",
			activityId: extra.leave,
			...more,
		});
	const detail = async (who: string, id: string) =>
		(await browser(who).call(contract.getAbsence, { id })).answer;
	const approve = (who: string, id: string, version = 1, more: object = {}) =>
		browser(who).call(contract.approveAbsence, { id, version, ...more });
	const cancel = (who: string, id: string, version = 1) =>
		browser(who).call(contract.cancelAbsence, { id, version, reason: null });
	return { browser, ask, detail, approve, cancel };
}

function readings({ adminUrl }: TestServer) {
	const all = (text: string, values: unknown[]) =>
		withClient(adminUrl, async (client) => (await client.query(text, values)).rows);
	return {
		/** `STATE from-to` of a person's absences, with parts and costs in days. */
		kept: async (userId: string) =>
			(
				await all(
					`select coalesce(left(nullif(from_part, 'WHOLE'), 1), '') as "fromPart", b.state,
						to_char(from_date, 'MM-DD') as "from", to_char(to_date, 'MM-DD') as "to",
						coalesce(left(nullif(to_part, 'WHOLE'), 1), '') as "toPart",
						(select coalesce(sum(cost), 0)::float8 from absence_day d where d.absence_id = b.id) as cost
					from absence b where b.user_id = $1 order by b.from_date, b.from_part desc, b.id`,
					[userId],
				)
			).map((row) => `${row.state} ${row.from}${row.fromPart} ${row.to}${row.toPart} ${row.cost}`),
		...histories(all),
	};
}

type All = (text: string, values: unknown[]) => Promise<Record<string, unknown>[]>;

function histories(all: All) {
	return {
		/** `MM-DD minutes` of the days of July that are credited. */
		credits: async (userId: string) =>
			(
				await all(
					`select to_char(day, 'MM-DD') || ' ' || absence_credit_min as credit from day_result
					where user_id = $1 and day between '2026-07-01' and '2026-07-31' and absence_credit_min > 0 order by day`,
					[userId],
				)
			).map(({ credit }) => credit as string),
		steps: async (id: string) =>
			(
				await all(
					`select purpose || ' ' || kind || '=' || state as step from approval_step
					where entity_id = $1 order by uuid_v7_time(id), kind`,
					[id],
				)
			).map(({ step }) => step as string),
		actions: async (id: string) =>
			(
				await all(
					"select action from audit_event where entity = 'absence' and entity_id = $1 order by id",
					[id],
				)
			).map(({ action }) => action as string),
	};
}
