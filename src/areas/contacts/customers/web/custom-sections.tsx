import { customersCustomFields } from "#areas/settings/custom-fields/web/panels.ts";
import { CustomFacts } from "#areas/settings/custom-fields/web/public.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { Customer } from "../contract.ts";
import { texts } from "../text.ts";
import { FactsPart } from "./facts-part.tsx";
import { useCustomerCustom } from "./use-customer-custom.ts";

/** What the company adds to its customers, group by group. */
export function CustomSections({ customer }: { readonly customer: Customer }) {
	const t = useTexts(texts).list;
	const { groups } = useCustomerCustom(customer, "READ");
	const { id, custom, customNames } = customer;
	return groups.map(({ id: groupId, name, fields }) => (
		<FactsPart
			key={groupId}
			title={name}
			edit={t.editCustom}
			onEdit={() => openPanel(customersCustomFields, { id }, { stack: "sub" })}
		>
			<CustomFacts fields={fields} custom={custom} customNames={customNames} />
		</FactsPart>
	));
}
