import {
	type CustomFormValues,
	customInitial,
	customInput,
	customRules,
	type FieldGroup,
	usePrintCustom,
} from "#areas/settings/custom-fields/web/public.ts";
import { toast } from "#kit/ui/toast/toast.ts";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { type Customer, contract } from "../contract.ts";
import { texts } from "../text.ts";
import { renewedByCustomers } from "./renewed-by-customers.ts";

/** The form of a customer's custom fields. */
export function useCustomForm(
	{ id, custom, customNames, version }: Customer,
	groups: readonly FieldGroup[],
) {
	const t = useTexts(texts).form;
	const print = usePrintCustom(customNames);
	const fields = groups.flatMap((group) => group.fields);
	const endpoint = contract.updateCustomerCustomFields;
	return useApiForm<CustomFormValues, typeof endpoint>({
		draftKey: `customers.custom-fields:${id}`,
		initial: customInitial(fields, custom),
		version,
		fields: Object.assign({}, ...groups.map((group) => customRules(group.fields, print, group.id))),
		endpoint,
		input: (values, based = version) => ({
			id,
			version: based,
			custom: customInput(fields, custom, values),
		}),
		context: t.saving,
		renews: renewedByCustomers,
		onSaved: () => toast({ type: "positive", title: t.saved }),
		reload: () => renew(contract.getCustomer, { id }),
	});
}
