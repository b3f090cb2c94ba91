import { isoOfDay } from "#domain/time/iso-day.ts";
import { mondayOf, weekdayOf } from "#domain/time/iso-week.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";

/** A shift that the rotation plans. */
export interface PlannedDemand {
	readonly day: LocalDay;
	readonly workspaceId: string;
	readonly activityId: string;
	readonly begin: number;
	readonly end: number;
	readonly pauseMinutes: number;
}

/** What the workspaces ask for week after week: on each weekday as many of a kind as the rotation has on an ordinary one. */
export async function insertShiftTemplates(
	builder: TenantBuilder,
	planned: readonly PlannedDemand[],
	today: LocalDay,
): Promise<void> {
	const { tx, tenantId } = builder;
	const places = [...Map.groupBy(planned, (one) => one.workspaceId)];
	for (const [nth, [workspaceId, own]] of places.entries()) {
		const id = builder.newId();
		const items = itemsOf(own).map((item) => ({ id: builder.newId(), unitId: null, ...item }));
		const template = { id, name: "Standardwoche", workspace_id: workspaceId };
		await tx
			.insertInto("shift_template")
			.values({
				...{ tenant_id: tenantId, ...template, items: JSON.stringify(items) },
				// a ward does not close
				holiday_mode: "NO_HOLIDAY_ON_DAYINDEX",
			})
			.execute();
		await tx
			.insertInto("shift_template_item")
			.values(
				items.map((item) => ({
					...{ tenant_id: tenantId, id: item.id, template_id: id, activity_id: item.activityId },
				})),
			)
			.execute();
		if (nth === 0) await insertExceptions(builder, items, today);
	}
}

interface Line {
	readonly id: string;
	readonly dayIndex: number;
	readonly beginMinute: number;
}

/** Three weeks ahead a Saturday is quiet, and a Wednesday begins an hour later. */
async function insertExceptions(
	builder: TenantBuilder,
	items: readonly Line[],
	today: LocalDay,
): Promise<void> {
	const { tx, tenantId } = builder;
	const monday = mondayOf(today) + 21;
	const on = (dayIndex: number) => items.filter((item) => item.dayIndex === dayIndex).slice(0, 1);
	const rows = [
		...on(2).map((item) => ({ ...item, begin: item.beginMinute + 60 })),
		...on(5).map((item) => ({ ...item, begin: null })),
	];
	if (rows.length === 0) return;
	await tx
		.insertInto("shift_template_exception")
		.values(
			rows.map(({ id, dayIndex, begin }) => ({
				...{ tenant_id: tenantId, id: builder.newId(), item_id: id, begin_min: begin },
				day: isoOfDay((monday + dayIndex) as LocalDay),
			})),
		)
		.execute();
}

/** Days that the rotation plans at a workspace fall on each weekday about as often: as many are asked for as on most of them. */
function itemsOf(planned: readonly PlannedDemand[]) {
	const daysOf = (weekday: number) =>
		new Set(planned.flatMap(({ day }) => (weekdayOf(day) === weekday ? day : []))).size;
	const together = Map.groupBy(planned, ({ day, activityId, begin, end, pauseMinutes }) =>
		[weekdayOf(day), activityId, begin, end, pauseMinutes].join(" "),
	);
	return [...together.values()].flatMap((own) => {
		const { day, activityId, begin, end, pauseMinutes } = own[0] as PlannedDemand;
		const copies = Math.floor(own.length / daysOf(weekdayOf(day)));
		if (copies === 0) return [];
		const minute = Math.floor((begin + end - pauseMinutes) / 30) * 15;
		return {
			...{ dayIndex: weekdayOf(day) - 1, activityId, beginMinute: begin, endMinute: end },
			pauses: [{ minute, minutes: pauseMinutes }],
			copies,
		};
	});
}
