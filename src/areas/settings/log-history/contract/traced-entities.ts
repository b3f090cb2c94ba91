import * as z from "zod/mini";
import { id } from "#kit/contract/fields.ts";

/** What has a history of its own, as the audit names it. */
export const tracedEntities = [
	"app_user",
	"user_private",
	"user_business",
	"user_login",
	"user_tag",
	"supervisor",
	"hardware_token",
	"employment",
	"contract",
	"wage",
	"user_qualification",
	"special_account_user",
	"special_account_modification",
	"special_account",
	"special_account_rule",
	"special_account_condition",
	"worksheet",
	"worksheet_exception",
	"overtime_account",
	"overtime_entry",
	"role_assignment",
	"user_permission",
	"closed_month",
	"late_booking",
	"time_tracking",
	"booking",
	"unit",
	"unit_shiftplan_setting",
	"site",
	"cost_centre",
	"cost_centre_link",
	"employment_type",
	"qualification",
	"role",
	"tag",
	"activity",
	"activity_reason",
	"worksheet_template",
	"worksheet_template_version",
	"holiday",
	"school_holiday",
	"setting",
	"terminal",
	"geolocation",
	"customer",
	"custom_field",
	"custom_field_group",
	"api_key",
	"app_registration",
	"sso_provider",
] as const;
export type TracedEntity = (typeof tracedEntities)[number];

export const tracedEntity = z.enum(tracedEntities);

/** Of the panel. */
export const logHistoryParams = z.object({
	entity: tracedEntity,
	entityId: id,
});
