import { serve } from "#kit/server/http/serve.ts";
import { masterHandlers } from "#kit/server/master-data/master-handlers.ts";
import { templates } from "../contract/templates.ts";
import { contract } from "../contract.ts";
import * as exceptions from "./exceptions.ts";
import { listPlannedPeople } from "./list-planned-people.ts";
import { listUnitWorksheetDays, listUserWorksheetDays } from "./list-worksheet-days.ts";
import { planRows } from "./plan-rows.ts";
import { templateTable } from "./sql/templates.ts";
import * as templateVersions from "./template-versions.ts";

export const routes = serve(contract, {
	...masterHandlers(templates, templateTable),
	...templateVersions,
	...planRows.handlers,
	...exceptions,
	listPlannedPeople,
	listUserWorksheetDays,
	listUnitWorksheetDays,
});
