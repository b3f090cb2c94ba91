import type { ApprovalStages, BookingUnit, Deduction } from "#domain/absences/kind-fault.ts";
import type { Occasion } from "#domain/absences/occasion.ts";
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
	/** Who must agree, and whether people may approve their own entries; `required` alone is one stage. */
	readonly approval?: {
		readonly required?: boolean;
		readonly stages?: ApprovalStages;
		readonly selfApproval?: boolean;
		readonly substitute?: "NONE" | "OPTIONAL" | "REQUIRED";
	};
	readonly creditsTime?: boolean;
	/** Half days of absences unless said otherwise. */
	readonly bookingUnit?: BookingUnit;
	/** Leave is taken from its own account unless said otherwise. */
	readonly deducts?: Deduction;
	readonly leaveActivityId?: string;
	readonly retroactiveDays?: number;
	readonly certificateFromDay?: number;
	readonly occasion?: Occasion;
	readonly isDefault?: boolean;
	readonly isEnabled?: boolean;
}

function approvalOf({ approval = {} }: NewActivity) {
	const { required = false, stages = required ? 1 : 0, ...rest } = approval;
	return { required: stages > 0, stages, selfApproval: false, substitute: "NONE", ...rest };
}

function kindOf({ classType, ...given }: NewActivity) {
	const isAbsence = ["LEAVE", "SICK", "ABSENCE"].includes(classType);
	return {
		credits_time: given.creditsTime ?? true,
		booking_unit: given.bookingUnit ?? (isAbsence ? "HALF_DAYS" : "DAYS"),
		deducts: given.deducts ?? (classType === "LEAVE" ? "LEAVE" : "NONE"),
		leave_activity_id: given.leaveActivityId ?? null,
		retroactive_days: given.retroactiveDays ?? null,
		certificate_from_day: given.certificateFromDay ?? null,
		occasion: given.occasion ?? null,
	};
}

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
			...kindOf(activity),
			approval: JSON.stringify(approvalOf(activity)),
			is_default: activity.isDefault ?? false,
			is_enabled: activity.isEnabled ?? true,
		})
		.execute();
	return id;
}
