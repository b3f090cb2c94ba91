import type { Form, FormGiven } from "#kit/ui/form/form-given.ts";
import { useForm } from "#kit/ui/form/use-form.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
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

interface Given<Values extends object> extends FormGiven<Values> {
	/** Title of the message about a failure that no field can show. */
	readonly context: string;
}

/** A form about times of templates or days. */
export function useWorksheetForm<Values extends object>({
	context,
	...given
}: Given<Values>): Form<Values> {
	return useForm<Values>({
		...given,
		save: async (values, version) => {
			await given.save(values, version);
			await renewWorksheets();
		},
		onFailure: (error) => handleError(error, { context }),
		reload: renewWorksheets,
	});
}
