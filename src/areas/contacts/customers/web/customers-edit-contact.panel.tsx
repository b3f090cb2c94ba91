import type { masterParams } from "#kit/contract/master-data/master-params.ts";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { type Customer, contract } from "../contract.ts";
import { ContactFields } from "./contact-fields.tsx";
import { CustomerPanel } from "./customer-panel.tsx";
import type { ContactValues } from "./customer-values.ts";
import { useContactRules } from "./use-customer-rules.ts";
import { useCustomerSaving } from "./use-customer-saving.ts";
import { usePanelTitles } from "./use-panel-titles.ts";

export default function CustomersEditContactPanel({ id, close }: PanelProps<typeof masterParams>) {
	const { editContact } = usePanelTitles();
	return (
		<CustomerPanel id={id} title={editContact}>
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
	const { editContact } = usePanelTitles();
	const { id, name, contact, version } = customer;
	const form = useApiForm<ContactValues, typeof contract.updateCustomerContact>({
		draftKey: `customers.edit-contact:${id}`,
		initial: contact,
		...saving,
		fields: useContactRules(),
		endpoint: contract.updateCustomerContact,
		input: (values, based = version) => ({
			id,
			version: based,
			contact: values,
		}),
	});
	return (
		<FormPanel form={form} title={editContact} sub={name} close={close}>
			<ContactFields form={form} />
		</FormPanel>
	);
}
