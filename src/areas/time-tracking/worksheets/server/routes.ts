import { serve } from "#kit/server/http/serve.ts";
import { masterHandlers } from "#kit/server/master-data/master-handlers.ts";
import { templates } from "../contract/templates.ts";
import { contract } from "../contract.ts";
import { createWorksheetException } from "./create-worksheet-exception.ts";
import { createWorksheetTemplateVersion } from "./create-worksheet-template-version.ts";
import { deleteWorksheetException } from "./delete-worksheet-exception.ts";
import { deleteWorksheetTemplateVersion } from "./delete-worksheet-template-version.ts";
import { listPlannedPeople } from "./list-planned-people.ts";
import { listUnitWorksheetDays } from "./list-unit-worksheet-days.ts";
import { listUserWorksheetDays } from "./list-user-worksheet-days.ts";
import { listWorksheetTemplateVersions } from "./list-worksheet-template-versions.ts";
import { planRows } from "./plan-rows.ts";
import { templateTable } from "./sql/templates.ts";
import { updateWorksheetException } from "./update-worksheet-exception.ts";
import { updateWorksheetTemplateVersion } from "./update-worksheet-template-version.ts";

export const routes = serve(contract, {
	...masterHandlers(templates, templateTable),
	listWorksheetTemplateVersions,
	createWorksheetTemplateVersion,
	updateWorksheetTemplateVersion,
	deleteWorksheetTemplateVersion,
	...planRows.handlers,
	createWorksheetException,
	updateWorksheetException,
	deleteWorksheetException,
	listPlannedPeople,
	listUserWorksheetDays,
	listUnitWorksheetDays,
});
