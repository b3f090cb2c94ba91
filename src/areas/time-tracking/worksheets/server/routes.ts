import { serve } from "#kit/server/http/serve.ts";
import { masterHandlers } from "#kit/server/master-data/master-handlers.ts";
import { templates } from "../contract/templates.ts";
import { contract } from "../contract.ts";
import { createWorksheet } from "./create-worksheet.ts";
import { createWorksheetException } from "./create-worksheet-exception.ts";
import { createWorksheetTemplateVersion } from "./create-worksheet-template-version.ts";
import { deleteWorksheet } from "./delete-worksheet.ts";
import { deleteWorksheetException } from "./delete-worksheet-exception.ts";
import { deleteWorksheetTemplateVersion } from "./delete-worksheet-template-version.ts";
import { getWorksheet } from "./get-worksheet.ts";
import { listPlannedPeople } from "./list-planned-people.ts";
import { listUnitWorksheetDays } from "./list-unit-worksheet-days.ts";
import { listUserWorksheetDays } from "./list-user-worksheet-days.ts";
import { listUserWorksheets } from "./list-user-worksheets.ts";
import { listWorksheetTemplateVersions } from "./list-worksheet-template-versions.ts";
import { templateTable } from "./sql/templates.ts";
import { updateWorksheet } from "./update-worksheet.ts";
import { updateWorksheetException } from "./update-worksheet-exception.ts";
import { updateWorksheetTemplateVersion } from "./update-worksheet-template-version.ts";

export const routes = serve(contract, {
	...masterHandlers(templates, templateTable),
	listWorksheetTemplateVersions,
	createWorksheetTemplateVersion,
	updateWorksheetTemplateVersion,
	deleteWorksheetTemplateVersion,
	listUserWorksheets,
	getWorksheet,
	createWorksheet,
	updateWorksheet,
	deleteWorksheet,
	createWorksheetException,
	updateWorksheetException,
	deleteWorksheetException,
	listPlannedPeople,
	listUserWorksheetDays,
	listUnitWorksheetDays,
});
