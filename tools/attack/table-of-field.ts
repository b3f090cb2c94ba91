import type { Operation } from "../structure/operation.ts";

/** Fields whose name says what they name, wherever they stand. */
const byName: Readonly<Record<string, string>> = {
	userId: "app_user",
	userIds: "app_user",
	supervisorId: "app_user",
	deputyFor: "app_user",
	employmentId: "employment",
	contractId: "contract",
	wageId: "wage",
	employmentTypeId: "employment_type",
	costCentreId: "cost_centre",
	unitId: "unit",
	unitIds: "unit",
	secondaryUnitIds: "unit",
	parentId: "unit",
	parentUnitId: "unit",
	siteId: "site",
	siteIds: "site",
	homeSiteId: "site",
	tagIds: "tag",
	roleId: "role",
	loginId: "user_login",
	qualificationId: "qualification",
	activityId: "activity",
	reasonId: "activity_reason",
	projectNodeId: "project_node",
	templateId: "worksheet_template",
	worksheetId: "worksheet",
	exceptionId: "worksheet_exception",
	accountId: "special_account",
	accountIds: "special_account",
	ruleId: "special_account_rule",
	conditionId: "special_account_condition",
	changeRequestId: "time_tracking_change_request",
	workspaceId: "workspace",
	workspaceIds: "workspace",
	itemId: "shift_template_item",
};

/** Others are told by the place that they have in the path. */
const byPath: readonly (readonly [RegExp, string])[] = [
	[/overtime-modifications\/\{modificationId/, "overtime_entry"],
	[/special-account-modifications\/\{modificationId/, "special_account_modification"],
	[/special-account-assignments\/\{assignmentId/, "special_account_user"],
	[/assignments\/\{assignmentId/, "time_rule_assignment"],
	[/worksheet-template-versions\/\{versionId/, "worksheet_template_version"],
	[/time-rules\/\{id\}\/versions\/\{versionId/, "time_rule_version"],
	[/late-bookings\/\{bookingId/, "late_booking"],
	[/setting-changes\/\{id/, "setting"],
	[/template-exceptions\/\{id/, "shift_template_exception"],
	[/activities\/\{id/, "activity"],
];

/** The table whose rows a field of an operation names; undefined where it names what is yet to be made, or anything. */
export function tableOfField({ path }: Operation, field: string): string | undefined {
	const name = field.split(".").findLast((part) => !/^\d+$/.test(part)) ?? field;
	const inPath = byPath.find(([place]) => place.test(path) && place.source.endsWith(name));
	if (inPath !== undefined) return inPath[1];
	if (name in byName) return byName[name];
	if (name !== "id") return undefined;
	// /api/activity-reasons/{id} → activity_reason
	const collection = /([a-z-]+)\/\{id\}/.exec(path)?.[1];
	return collection?.replace(/s$/, "").replaceAll("-", "_");
}

/** The table of what the operation's `version` is about: the last thing that the path names. */
export function tableOfVersion(operation: Operation): string | undefined {
	const named = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);
	// versions and assignments of a rule are its own: theirs is the rule's version
	if (/time-rules\/\{id\}/.test(operation.path)) return "time_rule";
	return named.map((name) => tableOfField(operation, name)).findLast((one) => one !== undefined);
}
