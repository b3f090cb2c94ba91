import { newId } from "#kit/contract/new-id.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { insertWorkingCompany, type WorkingCompany } from "./working-company.ts";

export interface PlannedCompany extends WorkingCompany {
	readonly workspaceId: string;
	readonly unitId: string;
	/** Kinds of shift, early, late and at night. */
	readonly kindIds: readonly string[];
	/** A month that nobody has planned yet. */
	readonly month: { readonly from: string; readonly to: string };
}

/** So many days were worked before: rules look back for weeks. */
const worked = 30;

/** A company whose departments release their plan by date, with a place to be staffed and three kinds of shift. */
export async function insertPlannedCompany(
	ownerUrl: string,
	people: number,
): Promise<PlannedCompany> {
	const company = await insertWorkingCompany(ownerUrl, people, worked);
	const { tenantId } = company;
	const workspaceId = newId(Date.now());
	const kindIds = ["SHIFT_MORNING", "SHIFT_DAY", "SHIFT_NIGHT"].map(() => newId(Date.now()));
	return withClient(ownerUrl, async (client) => {
		await client.query("select set_config('app.tenant_id', $1, false)", [tenantId]);
		const { rows } = await client.query(
			"select id from unit where tenant_id = $1 and parent_id is null",
			[tenantId],
		);
		const unitId = rows[0].id as string;
		await client.query(
			`insert into activity (tenant_id, id, name, class_type)
			select $1, k.id, k.class_type, k.class_type from unnest($2::uuid[], '{SHIFT_MORNING,SHIFT_DAY,SHIFT_NIGHT}'::text[]) k (id, class_type)`,
			[tenantId, kindIds],
		);
		await client.query(
			"insert into workspace (tenant_id, id, unit_id, name, color) values ($1, $2, $3, 'Halle', '#1f8a70')",
			[tenantId, workspaceId, unitId],
		);
		await client.query(
			`insert into unit_shiftplan_setting (tenant_id, unit_id, publishing) select $1, id, 'LIMITED' from unit where tenant_id = $1
			on conflict (tenant_id, unit_id) do update set publishing = 'LIMITED'`,
			[tenantId],
		);
		return { ...company, workspaceId, unitId, kindIds, month: monthAfter(company.today) };
	});
}

/** The whole month after the next, so that no day of it is today. */
function monthAfter(today: string): PlannedCompany["month"] {
	const [year = 0, month = 1] = today.split("-").map(Number);
	const at = (months: number, day: number) =>
		new Date(Date.UTC(year, month - 1 + months, day)).toISOString().slice(0, 10);
	return { from: at(2, 1), to: at(3, 0) };
}
