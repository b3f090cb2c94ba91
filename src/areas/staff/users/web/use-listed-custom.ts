import { useMemo } from "react";
import { useCustomFields } from "#areas/settings/custom-fields/web/public.ts";
import { useMay } from "#kit/web/session/session-store.ts";

/** The custom fields that the list of people offers: personal ones only to whom they show anything. */
export function useListedCustom() {
	const { fields, isReady } = useCustomFields("USER");
	const mayPersonal = useMay("contracts.manage", "READ");
	const listed = useMemo(
		() => fields.filter(({ isPersonal }) => mayPersonal || !isPersonal),
		[fields, mayPersonal],
	);
	return { fields: listed, isReady };
}
