import { permit, testCompany } from "#areas/staff/units/server/test-company.ts";
import type { GivenOf } from "#kit/contract/endpoint.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import type { TestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

export type NewAppointment = GivenOf<typeof contract.createAppointment>;

const key = "appointments.manage" as const;

/**
 * It is Wednesday 2026-07-01, 12:00 UTC. Of `testCompany`: Mia and Nina work in Nord 1, Sven in Süd, Leo leads Nord and writes
 * there. Rita reads and Lia lists appointments in Nord, Fina may do everything there; none of the three is of a unit of it.
 */
export async function appointmentCompany(server: TestServer) {
	server.clock.set("2026-07-01T12:00:00Z");
	const kinds = { meeting: "", work: "" };
	const company = await testCompany(
		server,
		{
			Nina: { unit: "Nord 1", mail: "nina@example.com" },
			Rita: { unit: "Süd", roles: [] },
			Lia: { unit: "Süd", roles: [] },
			Fina: { unit: "Süd", roles: [] },
		},
		async (tenant, ids) => {
			kinds.meeting = await tenant.activity({ name: "Besprechung", classType: "APPOINTMENT" });
			kinds.work = tenant.created.activities.work;
			await permit(tenant, ids.Rita, [key], "READ");
			await permit(tenant, ids.Lia, [key], "LIST");
			await permit(tenant, ids.Fina, [key], "FULL");
		},
	);
	await withClient(server.adminUrl, (client) =>
		client.query(`update user_permission set unit_id = $1 where user_id = any($2::uuid[])`, [
			company.units.Nord,
			["Rita", "Lia", "Fina"].map((name) => company.ids[name]),
		]),
	);
	return { ...company, kinds, ...callsOf(server, company) };
}

function callsOf(server: TestServer, company: Awaited<ReturnType<typeof testCompany>>) {
	const { ids, units } = company;
	/** Mia's, on Friday from two to a quarter past, unless said otherwise. */
	const values = {
		title: "Übergabe",
		...{ from: "2026-07-03", to: "2026-07-03", beginMinutes: 840, endMinutes: 855 },
	};
	/** Who acts does so a second later than the one before: histories have an order. */
	const as = (name: string) => {
		server.clock.advance({ seconds: 1 });
		return company.as(name);
	};
	const create = (name: string, more: Partial<NewAppointment> = {}) =>
		as(name).call(contract.createAppointment, { ...values, ...more });
	/** `begin kind title` of what somebody sees of Mia in a month, or of whatever is asked for. */
	const seen = async (
		name: string,
		asked: Partial<GivenOf<typeof contract.listAppointments>> = { userIds: [ids.Mia as string] },
	) => {
		const range = { from: "2026-07-01", to: "2026-07-31" };
		const { answer } = await as(name).call(contract.listAppointments, { range, ...asked });
		return answer.appointments.map(
			({ begin, kind, title }) => `${begin.slice(5, 16)} ${short[kind]} ${title ?? "?"}`,
		);
	};
	return {
		as,
		create,
		seen,
		values,
		id: (name: string) => ids[name] as string,
		unit: (name: string) => units[name] as string,
	};
}

const short = {
	APPOINTMENT: "one",
	APPOINTMENT_SERIES_ITEM: "item",
	APPOINTMENT_SERIES_EXCEPTION: "moved",
};

/** On Fridays. */
export const weekly = { type: "WEEKLY" as const, interval: 1, weekdays: [5], nth: null };
