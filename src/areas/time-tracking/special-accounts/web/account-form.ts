import { renewMaster } from "#kit/web/master-data/use-master-live.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { specialAccounts } from "../contract/accounts.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";

/** Fetches anew what is shown of accounts, their rules, and who has them. */
export async function renewAccounts(): Promise<void> {
	await Promise.all([
		renewMaster(specialAccounts),
		renew(contract.listSpecialAccountRules),
		renew(contract.listUserSpecialAccounts),
		renew(contract.listSpecialAccountModifications),
	]);
}

/** What days of something need: a first one, and no last one before it. */
export function useDayRules() {
	const { rules: t, errors } = useTexts(texts);
	return {
		validFrom: { label: t.validFrom, required: true },
		validTo: {
			label: t.validTo,
			check: (to: string | null, { validFrom }: { readonly validFrom: string | null }) =>
				to !== null && validFrom !== null && to < validFrom
					? errors.SPECIAL_ACCOUNT_END_BEFORE_BEGIN
					: undefined,
		},
	};
}
