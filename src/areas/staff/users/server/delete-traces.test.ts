import { expect, test } from "vitest";
import { permit, testCompany } from "#areas/staff/units/server/test-company.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();

interface Event {
	readonly entity: string;
	readonly action: string;
	readonly before: Record<string, unknown> | null;
	readonly after: unknown;
}

function eventsAbout(userId: string) {
	return withClient(server().adminUrl, async (client) => {
		const { rows } = await client.query<Event>(
			"select entity, action, before, after from audit_event where subject_user_id = $1 order by entity, action",
			[userId],
		);
		return rows;
	});
}

/** What Emil leaves behind when he is deleted, by what it was. */
async function traceOfEmil() {
	const company = await testCompany(
		server(),
		{ Emil: { unit: "Nord 1", username: "emil" } },
		(tenant, ids) => permit(tenant, ids.Emil, ["reports.manage"], "READ"),
	);
	const userId = company.ids.Emil as string;
	const alma = company.as("Alma");
	const unitIds = [company.units.Süd as string];
	await alma.call(contract.setSecondaryUnitIds, { userId, unitIds, version: 1 });
	await withClient(server().adminUrl, (client) =>
		client.query("delete from session where user_id = $1", [userId]),
	);
	expect((await alma.call(contract.deleteUser, { userId })).status).toBe(200);
	const events = await eventsAbout(userId);
	const gone = events.filter(({ action }) => action === "deleted");
	return { company, gone: Object.fromEntries(gone.map((one) => [one.entity, one.before])) };
}

test("with a person go her rights, ways in and units, and each of them leaves its trace", async () => {
	const { company, gone } = await traceOfEmil();
	const { units, roleIds } = company;
	expect(gone).toMatchObject({
		app_user: {
			firstName: "Emil",
			units: [
				{ unitId: units["Nord 1"], isPrimary: true, validTo: null },
				{ unitId: units.Süd, isPrimary: false, validTo: null },
			],
		},
		role_assignment: { roleId: roleIds.Mitarbeiter, scope: "UNIT", unitId: null },
		user_login: { provider: "MANUAL", username: "emil", hasPassword: true },
		user_permission: {
			key: "reports.manage",
			level: "READ",
			scope: "UNIT",
			validFrom: "2026-01-01",
			validTo: null,
		},
	});
	expect(Object.keys(gone)).toHaveLength(4);
	expect(JSON.stringify(gone)).not.toContain("argon2");
});

test("whom something else refers to stays, and so does what she holds: nothing is traced", async () => {
	const company = await testCompany(server(), { Emil: { unit: "Nord 1", username: "emil" } });
	const userId = company.ids.Emil as string;
	const alma = company.as("Alma");
	await alma.call(contract.setSupervisors, {
		userId: company.ids.Mia as string,
		supervisors: [
			{ supervisorId: userId, deputyForId: null, validFrom: "2026-01-01", validTo: null },
		],
		version: 1,
	});
	const { refusal } = await alma.call(contract.deleteUser, { userId });
	expect(refusal.code).toBe("USER_IN_USE");
	expect(await eventsAbout(userId)).toEqual([]);
	const { answer } = await alma.call(contract.listUserLogins, { userId });
	expect(answer.items).toMatchObject([{ username: "emil" }]);
});

test("who decided for a person before stands beside who does now", async () => {
	const company = await testCompany(server());
	const userId = company.ids.Mia as string;
	const by = (name: string) => [
		{
			supervisorId: company.ids[name] as string,
			deputyForId: null,
			validFrom: "2026-01-01",
			validTo: null,
		},
	];
	for (const [at, name] of ["Leo", "Sven"].entries()) {
		await company
			.as("Alma")
			.call(contract.setSupervisors, { userId, supervisors: by(name), version: at + 1 });
	}
	const traced = (await eventsAbout(userId))
		.filter(({ entity }) => entity === "supervisor")
		.map(({ before, after }) => ({ before, after }));
	expect(traced).toHaveLength(2);
	expect(traced).toEqual(
		expect.arrayContaining([
			{ before: { supervisors: [] }, after: { supervisors: by("Leo") } },
			{ before: { supervisors: by("Leo") }, after: { supervisors: by("Sven") } },
		]),
	);
});
