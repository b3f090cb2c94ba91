import { customName } from "#areas/settings/custom-fields/contract/values.ts";
import { CustomInput, type FieldGroup } from "#areas/settings/custom-fields/web/public.ts";
import { nameOfUser, pickPerson } from "#areas/staff/users/web/public.ts";
import type { masterParams } from "#kit/contract/master-data/master-params.ts";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { useTexts } from "#kit/web/texts.ts";
import type { Customer } from "../contract.ts";
import { texts } from "../text.ts";
import { CustomerPanel } from "./customer-panel.tsx";
import { useCustomForm } from "./use-custom-form.ts";
import { useCustomerCustom } from "./use-customer-custom.ts";

/** Custom values of a customer; fills the panel `customers.custom-fields`. */
export default function CustomFieldsEdit({ id, close }: PanelProps<typeof masterParams>) {
	const { title } = useTexts(texts).custom;
	return (
		<CustomerPanel id={id} title={title}>
			{(customer) => <Groups customer={customer} close={close} />}
		</CustomerPanel>
	);
}

interface Given {
	readonly customer: Customer;
	readonly close: () => void;
}

function Groups({ customer, close }: Given) {
	const { title, none } = useTexts(texts).custom;
	const { groups, isReady } = useCustomerCustom(customer, "WRITE");
	if (!isReady) return <PanelFrame title={title} isLoading />;
	if (groups.length > 0) {
		return <Editor customer={customer} groups={groups} close={close} />;
	}
	return (
		<PanelFrame title={title} sub={customer.name}>
			<EmptyState text={none} />
		</PanelFrame>
	);
}

interface EditorGiven extends Given {
	readonly groups: readonly FieldGroup[];
}

function Editor({ customer, groups, close }: EditorGiven) {
	const { title } = useTexts(texts).custom;
	const form = useCustomForm(customer, groups);
	return (
		<FormPanel form={form} title={title} sub={customer.name} close={close}>
			{groups.map(({ id, name, fields }) => (
				<FormSection key={id} id={id} title={name}>
					{fields.map((field) => (
						<CustomInput
							key={field.key}
							field={field}
							given={form.field(customName(field.key))}
							customNames={customer.customNames}
							pickPerson={pickPerson}
							nameOfPerson={nameOfUser}
						/>
					))}
				</FormSection>
			))}
		</FormPanel>
	);
}
