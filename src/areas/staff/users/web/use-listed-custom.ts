import { useMemo } from "react";
import { useMay } from "../../../../kit/web/session/session-store.ts";
import { useCustomFields } from "../../../settings/custom-fields/web/public.ts";

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
