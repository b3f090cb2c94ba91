import { serve } from "#kit/server/http/serve.ts";
import { masterHandlers } from "#kit/server/master-data/master-handlers.ts";
import { customFieldGroups, customFields } from "../contract/fields.ts";
import { contract } from "../contract.ts";
import { checkField } from "./check-field.ts";
import {
	getCustomFieldAssignments,
	putCustomFieldAssignments,
} from "./custom-field-assignments.ts";
import { deleteCustomField } from "./delete-custom-field.ts";
import { getCustomFieldUsage, listCustomFieldDescriptions } from "./read-custom-fields.ts";
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
