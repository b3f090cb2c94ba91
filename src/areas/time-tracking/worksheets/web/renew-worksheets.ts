import { renewMaster } from "#kit/web/master-data/use-master-live.ts";
import { renew } from "#kit/web/use-api.ts";
import { templates } from "../contract/templates.ts";
import { contract } from "../contract.ts";

/** Everything that shows templates, plans and days is asked for again. */
export async function renewWorksheets(): Promise<void> {
	await Promise.all([
		renewMaster(templates),
		...[
			contract.listWorksheetTemplateVersions,
			contract.listUserWorksheets,
			contract.getWorksheet,
			contract.listPlannedPeople,
			contract.listUserWorksheetDays,
			contract.listUnitWorksheetDays,
		].map((endpoint) => renew(endpoint)),
	]);
}
