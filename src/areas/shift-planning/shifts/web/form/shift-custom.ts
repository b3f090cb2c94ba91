import {
	type FieldGroup,
	type NewCustom,
	shownGroups,
	useCustomFields,
	useNewCustom,
} from "#areas/settings/custom-fields/web/public.ts";
import { useUnits } from "#areas/staff/units/web/public.ts";
import { nameOfUser, pickPerson } from "#areas/staff/users/web/public.ts";
import { useMay, useSession } from "#kit/web/session/session-store.ts";
import type { ShiftDetail } from "../../contract.ts";
import type { TypedShift } from "./shift-values.ts";
import type { PlanChoices } from "./use-plan-choices.ts";

function useMayPersonal(userId: string | undefined, level: "READ" | "WRITE"): boolean {
	const mayOthers = useMay("contracts.manage", level);
	return useSession().userId === userId || mayOthers;
}

/** The custom fields of a shift that one may see, by their groups. */
export function useShiftGroups(shift: ShiftDetail): readonly FieldGroup[] {
	const { user, unitIds, activity, custom } = shift;
	const { fields } = useCustomFields("SHIFT");
	const mayPersonal = useMayPersonal(user?.id, "READ");
	const seen = fields.filter(({ isPersonal }) => mayPersonal || !isPersonal);
	return shownGroups({ fields: seen, unitIds, activityId: activity.id, custom });
}

/** Custom fields within the form of a shift, by the department of its workspace and its kind. */
export function useShiftCustom(choices: PlanChoices, saved?: ShiftDetail): NewCustom<TypedShift> {
	const { items } = useUnits();
	const mayPersonal = useMayPersonal(saved?.user?.id, "WRITE");
	const above = (id: string | null | undefined): string[] => {
		const unit = items.find((one) => one.id === id);
		return unit === undefined ? [] : [...above(unit.parentId), unit.id];
	};
	return useNewCustom<TypedShift>({
		...{ entity: "SHIFT", pickPerson, nameOfPerson: nameOfUser, saved },
		placeOf: ({ workspaceId, activityId }) => ({
			unitIds: above(choices.workspaces.find(({ value }) => value === workspaceId)?.unitId),
			...{ activityId, mayPersonal },
		}),
	});
}
