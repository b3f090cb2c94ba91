import { contract as workspaces } from "#areas/shift-planning/workspaces/contract.ts";
import { permit, testCompany } from "#areas/staff/units/server/test-company.ts";
import type { GivenOf } from "#kit/contract/endpoint.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import type { TestServer } from "#kit/testing/test-server.ts";
import { cellsOf } from "../contract/shift-cells.ts";
import { contract } from "../contract.ts";

type Changes = GivenOf<typeof contract.changeShifts>["changes"];
type Values = NonNullable<Changes[number]["values"]>;

const key = "shiftplan.manage" as const;

/**
 * It is Wednesday 2026-07-01, 10:00 in Berlin. Petra plans Nord with all rights, Willi with WRITE, Rita reads it; Mia and Max work in
 * Nord 1, Sven in Süd. "Station 1" is staffed by Nord, "Station Süd" by Süd.
 */
export async function testWard(server: TestServer) {
	server.clock.set("2026-07-01T08:00:00Z");
	const kinds: Record<string, string> = {};
	const company = await testCompany(
		server,
		{
			Petra: { unit: "Nord", mail: "petra@ward.example" },
			Willi: { unit: "Nord" },
			Rita: { unit: "Nord" },
			Max: { unit: "Nord 1", mail: "max@ward.example" },
		},
		async (tenant, ids) => {
			await permit(tenant, ids.Petra, [key], "FULL");
			await permit(tenant, ids.Willi, [key], "WRITE");
			await permit(tenant, ids.Rita, [key], "READ");
			Object.assign(kinds, await kindsOf(tenant));
		},
	);
	const staffed = async (name: string, unit: string) => {
		const given = {
			name,
			unitId: company.units[unit] as string,
			color: "#1f8a70",
			activityIds: [],
		};
		return (await company.as("Alma").call(workspaces.createWorkspace, given)).answer.id;
	};
	const places = {
		north: await staffed("Station 1", "Nord"),
		south: await staffed("Station Süd", "Süd"),
	};
	return { ...company, kinds, places, ...callsOf({ ...company, kinds, places }) };
}

async function kindsOf(tenant: TenantBuilder) {
	return {
		early: await tenant.activity({
			name: "Frühdienst am Tag",
			code: "F",
			classType: "SHIFT_MORNING",
		}),
		night: await tenant.activity({ name: "Nachtwache", code: "N", classType: "SHIFT_NIGHT" }),
		free: await tenant.activity({ name: "Plan frei", code: "X", classType: "SHIFT_FREE" }),
	};
}

interface Ward {
	readonly ids: Readonly<Record<string, string>>;
	readonly kinds: Readonly<Record<string, string>>;
	readonly places: { readonly north: string; readonly south: string };
	as: Awaited<ReturnType<typeof testCompany>>["as"];
}

function callsOf({ as, ids, kinds, places }: Ward) {
	/** Mia's early shift on Monday 2026-07-06, unless said otherwise. */
	const usual = (given: Partial<Values> = {}): Values => ({
		...{
			day: "2026-07-06",
			beginMinute: 360,
			endMinute: 870,
			pauses: [{ minute: 600, minutes: 30 }],
		},
		...{ workspaceId: places.north, activityId: kinds.early as string, userId: ids.Mia as string },
		...given,
	});
	const change = (who: string, changes: Changes, accept: readonly string[] = []) =>
		as(who).call(contract.changeShifts, {
			changes,
			accept: [...accept],
			overrideReason: "Notbetrieb",
		});
	const plan = (who: string, given: Partial<Values> = {}, accept: readonly string[] = []) =>
		change(who, [{ values: usual(given) }], accept);
	/** "Mia 07-06 360-870 F" of who has some, "- …" of open ones. */
	const seen = async (who: string) => {
		const range = { from: "2026-06-29", to: "2026-08-02" };
		const { answer } = await as(who).call(contract.getShiftPlan, range);
		const names = ["-", ...answer.people.map(({ firstName }) => firstName)];
		return cellsOf(answer)
			.flatMap((cells, nth) =>
				cells.map(({ day, beginMinute, endMinute, activity }) => {
					const kind = answer.activities[activity]?.code;
					return `${names[nth]} ${day.slice(5)} ${beginMinute}-${endMinute} ${kind}`;
				}),
			)
			.sort();
	};
	return { usual, change, plan, seen };
}
