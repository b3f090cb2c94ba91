import { NewCustomInputs } from "#areas/settings/custom-fields/web/public.ts";
import type { noParams } from "#kit/contract/master-data/master-params.ts";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { toast } from "#kit/ui/toast/toast.ts";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { useTexts } from "#kit/web/texts.ts";
import { contract, customers } from "../contract.ts";
import { texts } from "../text.ts";
import { CustomerFields } from "./customer-fields.tsx";
import { type CustomerValues, partsOf } from "./customer-values.ts";
import { renewedByCustomers } from "./renewed-by-customers.ts";
import { useCustomerRules } from "./use-customer-rules.ts";
import { useNewCustomerCustom } from "./use-new-customer-custom.ts";
import { usePanelTitles } from "./use-panel-titles.ts";

const { no, name, address, contact } = customers.fields;
const initial: CustomerValues = {
	no: no.initial,
	name: name.initial,
	...address.initial,
	...contact.initial,
};

export default function CustomersCreatePanel({ close }: PanelProps<typeof noParams>) {
	const t = useTexts(texts).form;
	const { create } = usePanelTitles();
	const custom = useNewCustomerCustom();
	const form = useApiForm<CustomerValues, typeof contract.createCustomer>({
		draftKey: "customers.create",
		initial: { ...initial, ...custom.initial },
		fields: { ...useCustomerRules(), ...custom.rules },
		endpoint: contract.createCustomer,
		input: (values) => ({ ...partsOf(values), custom: custom.input(values) }),
		context: t.saving,
		renews: renewedByCustomers,
		onSaved: () => toast({ type: "positive", title: t.saved }),
	});
	return (
		<FormPanel form={form} title={create} close={close}>
			<CustomerFields form={form} />
			<NewCustomInputs form={form} custom={custom} />
		</FormPanel>
	);
}
