import type { masterParams } from "#kit/contract/master-data/master-params.ts";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { type Customer, contract } from "../contract.ts";
import { CustomerFields } from "./customer-fields.tsx";
import { CustomerPanel } from "./customer-panel.tsx";
import { type CustomerValues, partsOf } from "./customer-values.ts";
import { useCustomerRules } from "./use-customer-rules.ts";
import { useCustomerSaving } from "./use-customer-saving.ts";
import { usePanelTitles } from "./use-panel-titles.ts";

export default function CustomersEditPanel({ id, close }: PanelProps<typeof masterParams>) {
	const { edit } = usePanelTitles();
	return (
		<CustomerPanel id={id} title={edit}>
			{(customer) => <Editor customer={customer} close={close} />}
		</CustomerPanel>
	);
}

interface Given {
	readonly customer: Customer;
	readonly close: () => void;
}

function Editor({ customer, close }: Given) {
	const saving = useCustomerSaving(customer);
	const { edit } = usePanelTitles();
	const { id, no, name, address, contact, version } = customer;
	const form = useApiForm<CustomerValues, typeof contract.updateCustomer>({
		draftKey: `customers.edit:${id}`,
		initial: { no, name, ...address, ...contact },
		...saving,
		fields: useCustomerRules(),
		endpoint: contract.updateCustomer,
		input: (values, based = version) => ({
			id,
			version: based,
			...partsOf(values),
		}),
	});
	return (
		<FormPanel form={form} title={edit} sub={name} close={close}>
			<CustomerFields form={form} />
		</FormPanel>
	);
}
