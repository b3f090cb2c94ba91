import { useMemo } from "react";
import { contract as customers } from "#areas/contacts/customers/contract.ts";
import { limits } from "#kit/contract/limits.ts";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import type { Form } from "#kit/ui/form/form-given.ts";
import { useMay } from "#kit/web/session/session-store.ts";
import { useApi } from "#kit/web/use-api.ts";
import type { TypedShift } from "./shift-values.ts";

interface Given {
	readonly form: Form<TypedShift>;
	/** Whom it is done for now; stays a choice, archived or not. */
	readonly held: { readonly id: string; readonly name: string } | null;
}

const all = { pageSize: limits.listLength };

/** Whom the shift is done for; nothing where nobody can be chosen. */
export function CustomerField({ form, held }: Given) {
	const mayList = useMay("customers.manage", "LIST");
	const { data } = useApi(customers.listCustomers, all, { enabled: mayList });
	const options = useMemo(() => {
		const items = data?.items ?? [];
		const isKnown = held === null || items.some(({ id }) => id === held.id);
		return [...(isKnown ? [] : [held]), ...items].map(({ id, name }) => ({
			...{ value: id, label: name },
		}));
	}, [data, held]);
	if (options.length === 0) return null;
	return <SelectField {...form.field("customerId")} options={options} />;
}
