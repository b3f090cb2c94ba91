import type { TenantBuilder } from "./tenant-builder.ts";

/** Minutes of the day; an end beyond 1440 lies on the next one. */
type Minutes = readonly [begin: number, end: number];

export interface NewWorksheetDay {
	readonly week: number;
	/** 1 = Monday. */
	readonly weekday: number;
	readonly targetMinutes: number;
	readonly working?: Minutes;
	readonly core?: Minutes;
	readonly frame?: Minutes;
	readonly breaks?: readonly { readonly begin: number; readonly minutes: number }[];
}

interface NewWorksheetTemplate {
	readonly name: string;
	readonly kind: "FIXED" | "SHIFT";
	readonly weeks: number;
	readonly days: readonly NewWorksheetDay[];
}

/** A template with times from the builder's first day on; answers its id. */
export async function insertWorksheetTemplate(
	builder: TenantBuilder,
	{ name, kind, weeks, days }: NewWorksheetTemplate,
): Promise<string> {
	const { tx, tenantId, validFrom } = builder;
	const id = builder.newId();
	const versionId = builder.newId();
	await tx
		.insertInto("worksheet_template")
		.values({ tenant_id: tenantId, id, name, kind, weeks })
		.execute();
	await tx
		.insertInto("worksheet_template_version")
		.values({ tenant_id: tenantId, id: versionId, template_id: id, valid_from: validFrom, weeks })
		.execute();
	if (days.length === 0) return id;
	await tx
		.insertInto("worksheet_day")
		.values(days.map((day) => rowOf(day, tenantId, versionId)))
		.execute();
	return id;
}

function rowOf(day: NewWorksheetDay, tenantId: string, versionId: string) {
	const { working, core, frame, breaks = [] } = day;
	return {
		tenant_id: tenantId,
		version_id: versionId,
		week: day.week,
		weekday: day.weekday,
		target_min: day.targetMinutes,
		begin_min: working?.[0] ?? null,
		end_min: working?.[1] ?? null,
		core_begin_min: core?.[0] ?? null,
		core_end_min: core?.[1] ?? null,
		frame_begin_min: frame?.[0] ?? null,
		frame_end_min: frame?.[1] ?? null,
		breaks: JSON.stringify(breaks),
	};
}

/** Plans a person's working time by a template, until further notice. */
export async function planWorksheet(
	builder: TenantBuilder,
	plan: {
		readonly userId: string;
		readonly templateId: string;
		/** The Monday of a first week. */
		readonly cycleStart: string;
		readonly validFrom: string;
	},
): Promise<void> {
	const { tx, tenantId } = builder;
	await tx
		.insertInto("worksheet")
		.values({
			tenant_id: tenantId,
			id: builder.newId(),
			user_id: plan.userId,
			template_id: plan.templateId,
			cycle_start: plan.cycleStart,
			valid_from: plan.validFrom,
		})
		.execute();
}
