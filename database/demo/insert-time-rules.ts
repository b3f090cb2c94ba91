import { dayOfDate } from "#domain/time/civil-date.ts";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import type { Company } from "./company.ts";
import type { DemoTarget, DemoTimeRule } from "./demo-time-rules.ts";
import type { Structure } from "./insert-structure.ts";

/** Ids of what rules are given to, by target and name. */
type Targets = ReadonlyMap<string, string>;

/** Time rules with their versions and whom they are given to. */
export async function insertTimeRules(
	builder: TenantBuilder,
	{ timeRules }: Company,
	structure: Structure,
	year: number,
): Promise<void> {
	const targets = await targetsOf(builder, structure);
	for (const rule of timeRules) await insertOne(builder, rule, targets, year);
}

async function targetsOf({ tx, tenantId }: TenantBuilder, { units }: Structure): Promise<Targets> {
	const worksheets = await tx
		.selectFrom("worksheet_template")
		.select(["id", "name"])
		.where("tenant_id", "=", tenantId)
		.execute();
	const types = await tx
		.selectFrom("employment_type")
		.select(["id", "name"])
		.where("tenant_id", "=", tenantId)
		.execute();
	return new Map([
		...[...units].flatMap(([key, { id, site, siteId }]) => [
			[`UNIT ${key}`, id] as const,
			[`SITE ${site.key}`, siteId] as const,
		]),
		...worksheets.map(({ id, name }) => [`WORKSHEET ${name}`, id] as const),
		...types.map(({ id, name }) => [`EMPLOYMENT_TYPE ${name}`, id] as const),
	]);
}

async function insertOne(
	builder: TenantBuilder,
	rule: DemoTimeRule,
	targets: Targets,
	year: number,
): Promise<void> {
	const { tx, tenantId, validFrom } = builder;
	const id = builder.newId();
	const { name, isEnabled = true, versions } = rule;
	const type = versions[0]?.settings.type as string;
	await tx
		.insertInto("time_rule")
		.values({ tenant_id: tenantId, id, type, name, is_enabled: isEnabled })
		.execute();
	await insertVersions(builder, id, versions, year);
	await tx
		.insertInto("time_rule_assignment")
		.values({
			tenant_id: tenantId,
			id: builder.newId(),
			rule_id: id,
			valid_from: validFrom,
			...targetOf(rule, targets),
		})
		.execute();
}

async function insertVersions(
	builder: TenantBuilder,
	ruleId: string,
	versions: DemoTimeRule["versions"],
	year: number,
): Promise<void> {
	const firsts = versions.map(({ yearsAgo }) =>
		yearsAgo === undefined
			? builder.validFrom
			: isoOfDay(dayOfDate({ year: year - yearsAgo, month: 1, day: 1 })),
	);
	await builder.tx
		.insertInto("time_rule_version")
		.values(
			versions.map(({ settings, examples }, nth) => ({
				tenant_id: builder.tenantId,
				id: builder.newId(),
				rule_id: ruleId,
				valid_from: firsts[nth] as string,
				valid_to: dayBefore(firsts[nth + 1]),
				settings: JSON.stringify(settings),
				examples: JSON.stringify(examples),
			})),
		)
		.execute();
}

/** Everybody is what the table says where nobody is named. */
function targetOf({ target, of }: DemoTarget, targets: Targets) {
	if (of === undefined) return { target };
	const id = targets.get(`${target} ${of}`);
	if (id === undefined) throw new Error(`There is no ${target} ${of}.`);
	return { target, target_id: id };
}

function dayBefore(day: string | undefined): string | null {
	return day === undefined ? null : isoOfDay((dayOfIso(day) - 1) as LocalDay);
}
