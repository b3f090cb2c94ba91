import { serve } from "#kit/server/http/serve.ts";
import { masterHandlers } from "#kit/server/master-data/master-handlers.ts";
import { customFields } from "../contract/fields.ts";
import { customFieldGroups } from "../contract/groups.ts";
import { contract } from "../contract.ts";
import { checkField } from "./check-field.ts";
import { deleteCustomField } from "./delete-custom-field.ts";
import { getCustomFieldAssignments } from "./get-custom-field-assignments.ts";
import { getCustomFieldUsage } from "./get-custom-field-usage.ts";
import { listCustomFieldDescriptions } from "./list-custom-field-descriptions.ts";
import { putCustomFieldAssignments } from "./put-custom-field-assignments.ts";
import { fieldTable, groupTable } from "./sql/tables.ts";

export const routes = serve(contract, {
	...masterHandlers(customFieldGroups, groupTable),
	...masterHandlers(customFields, fieldTable, { validate: checkField }),
	deleteCustomField,
	getCustomFieldUsage,
	listCustomFieldDescriptions,
	getCustomFieldAssignments,
	putCustomFieldAssignments,
});
