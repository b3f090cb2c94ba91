import {
	type FieldGroup,
	shownGroups,
	useCustomFields,
} from "#areas/settings/custom-fields/web/public.ts";
import { useMay } from "#kit/web/session/session-store.ts";
import type { User } from "./user.ts";

/** The custom fields of a person that one may see, or change, by their groups. */
export function useUserCustom(
	{ custom, unitPath }: Pick<User, "custom" | "unitPath">,
	level: "READ" | "WRITE",
): { readonly groups: readonly FieldGroup[]; readonly isReady: boolean } {
	const { fields, isReady } = useCustomFields("USER");
	const mayPersonal = useMay("contracts.manage", level);
	const groups = shownGroups({
		fields: fields.filter(({ isPersonal }) => mayPersonal || !isPersonal),
		unitIds: unitPath.map(({ id }) => id),
		custom,
	});
	return { groups, isReady };
}
