import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";

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
