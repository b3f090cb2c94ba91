import type { masterParams } from "#kit/contract/master-data/master-params.ts";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { type Customer, contract } from "../contract.ts";
import { AddressFields } from "./address-fields.tsx";
import { CustomerPanel } from "./customer-panel.tsx";
import type { AddressValues } from "./customer-values.ts";
import { useAddressRules } from "./use-customer-rules.ts";
import { useCustomerSaving } from "./use-customer-saving.ts";
import { usePanelTitles } from "./use-panel-titles.ts";

export default function CustomersEditAddressPanel({ id, close }: PanelProps<typeof masterParams>) {
	const { editAddress } = usePanelTitles();
	return (
		<CustomerPanel id={id} title={editAddress}>
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
	const { editAddress } = usePanelTitles();
	const { id, name, address, version } = customer;
	const form = useApiForm<AddressValues, typeof contract.updateCustomerAddress>({
		draftKey: `customers.edit-address:${id}`,
		initial: address,
		...saving,
		fields: useAddressRules(),
		endpoint: contract.updateCustomerAddress,
		input: (values, based = version) => ({
			id,
			version: based,
			address: values,
		}),
	});
	return (
		<FormPanel form={form} title={editAddress} sub={name} close={close}>
			<AddressFields form={form} />
		</FormPanel>
	);
}
