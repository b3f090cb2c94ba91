import { toast } from "#kit/ui/toast/toast.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { type Customer, contract } from "../contract.ts";
import { texts } from "../text.ts";
import { renewedByCustomers } from "./renewed-by-customers.ts";

/** What all forms of one customer have in common: each saves a part of it. */
export function useCustomerSaving({ id, version }: Customer) {
	const t = useTexts(texts).form;
	return {
		version,
		context: t.saving,
		renews: renewedByCustomers,
		onSaved: () => toast({ type: "positive", title: t.saved }),
		reload: () => renew(contract.getCustomer, { id }),
	};
}
