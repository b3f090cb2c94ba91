import type { TenantBuilder } from "./tenant-builder.ts";

export interface NewActivity {
	readonly name: string;
	readonly code?: string;
	readonly color?: string;
	readonly classType: string;
	readonly reasonRequired?: boolean;
	readonly bookingRequiresGps?: boolean;
	/** Of standby alone. */
	readonly countsAsWorkingTime?: boolean;
	/** Who must agree, and whether people may approve their own entries. */
	readonly approval?: object;
	readonly isDefault?: boolean;
	readonly isEnabled?: boolean;
}

const noApproval = { required: false, selfApproval: false, substitute: "NONE" };

/** An activity beside those every tenant begins with; answers its id. */
export async function insertActivity(
	builder: TenantBuilder,
	activity: NewActivity,
): Promise<string> {
	const id = builder.newId();
	await builder.tx
		.insertInto("activity")
		.values({
			tenant_id: builder.tenantId,
			id,
			name: activity.name,
			code: activity.code ?? null,
			color: activity.color ?? "#1f8a70",
			class_type: activity.classType,
			reason_required: activity.reasonRequired ?? false,
			booking_requires_gps: activity.bookingRequiresGps ?? false,
			counts_as_working_time: activity.countsAsWorkingTime ?? true,
			approval: JSON.stringify({ ...noApproval, ...activity.approval }),
			is_default: activity.isDefault ?? false,
			is_enabled: activity.isEnabled ?? true,
		})
		.execute();
	return id;
}
