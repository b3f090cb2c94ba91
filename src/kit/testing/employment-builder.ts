import type { TenantBuilder } from "./tenant-builder.ts";

export interface NewEmployment {
	readonly entryDate: string;
	readonly exitDate?: string | null;
	readonly employmentTypeId?: string | null;
	/** A contract from the first day on; none without. */
	readonly weeklyMinutes?: number;
	readonly daysPerWeek?: number;
	readonly annualLeaveDays?: number;
	/** A wage from the first day on. */
	readonly hourlyCents?: number;
	readonly monthlyCents?: number;
}

/** Employs a person, with contract and wage where they are given, and keeps the days on her. */
export async function insertEmployment(
	builder: TenantBuilder,
	userId: string,
	employment: NewEmployment,
): Promise<string> {
	const { tx, tenantId } = builder;
	const id = builder.newId();
	const { entryDate: entry_date, exitDate: exit_date = null } = employment;
	const own = { tenant_id: tenantId, user_id: userId };
	await tx
		.insertInto("employment")
		.values({
			...own,
			id,
			entry_date,
			exit_date,
			employment_type_id: employment.employmentTypeId ?? null,
		})
		.execute();
	await tx
		.updateTable("app_user")
		.set({ entry_date, exit_date })
		.where("tenant_id", "=", tenantId)
		.where("id", "=", userId)
		.execute();
	const valid = { ...own, valid_from: entry_date, valid_to: exit_date };
	await insertContract(builder, { ...valid, employment_id: id }, employment);
	await insertWage(builder, valid, employment);
	return id;
}

interface Valid {
	readonly tenant_id: string;
	readonly user_id: string;
	readonly valid_from: string;
	readonly valid_to: string | null;
}

async function insertContract(
	builder: TenantBuilder,
	row: Valid & { readonly employment_id: string },
	{ weeklyMinutes, daysPerWeek = 5, annualLeaveDays = 30 }: NewEmployment,
): Promise<void> {
	if (weeklyMinutes === undefined) return;
	await builder.tx
		.insertInto("contract")
		.values({
			...row,
			id: builder.newId(),
			weekly_min: weeklyMinutes,
			days_per_week: daysPerWeek,
			annual_leave_days: annualLeaveDays,
		})
		.execute();
}

async function insertWage(
	builder: TenantBuilder,
	row: Valid,
	{ hourlyCents, monthlyCents }: NewEmployment,
): Promise<void> {
	const cents = hourlyCents ?? monthlyCents;
	if (cents === undefined) return;
	const kind = hourlyCents === undefined ? "MONTHLY" : "HOURLY";
	await builder.tx
		.insertInto("wage")
		.values({ ...row, id: builder.newId(), kind, cents })
		.execute();
}
