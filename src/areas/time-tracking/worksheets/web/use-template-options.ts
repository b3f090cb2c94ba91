import { limits } from "#kit/contract/limits.ts";
import { useApi } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";

/**
 * Templates that may be planned by.
 *
 * @param held one that stands already, though it be archived
 */
export function useTemplateOptions(held?: { readonly id: string; readonly name: string }) {
	const { data } = useApi(contract.listWorksheetTemplates, {
		isEnabled: true,
		pageSize: limits.listLength,
	});
	const known = (data?.items ?? []).map(({ id, name }) => ({
		value: id,
		label: name,
	}));
	const isKnown = known.some(({ value }) => value === held?.id);
	return held === undefined || isKnown ? known : [...known, { value: held.id, label: held.name }];
}
