import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import type { Company } from "./company.ts";
import type { DemoLeaveRule } from "./demo-leave-rules.ts";
import type { Structure } from "./insert-structure.ts";

/** Rules for the usual kind of leave, switched on, each with one version and whom it is given to. */
export async function insertLeaveRules(
	builder: TenantBuilder,
	{ leaveRules }: Company,
	structure: Structure,
): Promise<void> {
	const { tx, tenantId } = builder;
	const { id: activityId } = await tx
		.selectFrom("activity")
		.select("id")
		.where("tenant_id", "=", tenantId)
		.where("class_type", "=", "LEAVE")
		.where("is_default", "=", true)
		.executeTakeFirstOrThrow();
	for (const rule of leaveRules) await insertOne(builder, rule, activityId, structure);
}

async function insertOne(
	builder: TenantBuilder,
	{ name, settings, unit }: DemoLeaveRule,
	activityId: string,
	{ units }: Structure,
): Promise<void> {
	const { tx, tenantId, validFrom } = builder;
	const own = () => ({ tenant_id: tenantId, id: builder.newId() });
	const rule = own();
	const { kind } = settings;
	await tx
		.insertInto("leave_rule")
		.values({ ...rule, kind, name, activity_id: activityId, is_enabled: true })
		.execute();
	const held = { rule_id: rule.id, valid_from: validFrom };
	await tx
		.insertInto("leave_rule_version")
		.values({ ...own(), ...held, settings: JSON.stringify(settings) })
		.execute();
	await tx
		.insertInto("leave_rule_assignment")
		.values({ ...own(), ...held, ...targetOf(unit, units) })
		.execute();
}

/** Everybody is what the table says where no unit is named. */
function targetOf(unit: string | undefined, units: Structure["units"]) {
	if (unit === undefined) return { target: "GLOBAL" };
	const known = units.get(unit);
	if (known === undefined) throw new Error(`There is no unit ${unit}.`);
	return { target: "UNIT", target_id: known.id };
}
