import { useMemo } from "react";
import type { PickItem } from "#kit/ui/picker/pick-item.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { CustomerPickerGiven } from "./customer-picker-given.ts";
import { texts } from "./text.ts";
import { useCustomers } from "./use-customers.ts";

/** Who is offered: customers in use and those chosen already, but for those left out. */
export function usePickCustomers({ withDisabled = false, hiddenIds, value }: CustomerPickerGiven) {
	const { archived } = useTexts(texts);
	const { customers, state, refetch } = useCustomers();
	const items = useMemo((): readonly PickItem[] => {
		const hidden = new Set(hiddenIds);
		const chosen = new Set(value);
		return customers
			.filter(
				({ id, isEnabled }) => !hidden.has(id) && (withDisabled || isEnabled || chosen.has(id)),
			)
			.map(({ id, no, name, isEnabled }) => ({
				id,
				label: name,
				sub: no,
				mark: isEnabled ? undefined : archived,
			}));
	}, [customers, withDisabled, hiddenIds, value, archived]);
	return { items, state, refetch };
}
