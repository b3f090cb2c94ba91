import { useMemo } from "react";
import type { PickPerson } from "../../../../../kit/ui/picker/user-pick-list.tsx";
import { useTexts } from "../../../../../kit/web/texts.ts";
import { useUnits } from "../../../units/web/public.ts";
import { texts as german } from "./text.de.ts";
import { texts as english } from "./text.en.ts";
import { useUsers } from "./use-users.ts";
import type { UserPickerGiven } from "./user-picker-given.ts";

/** Who is offered: everybody one sees, but for those left out, with the names of their units. */
export function usePickPeople(
	{ withDisabled = false, hiddenIds, value }: UserPickerGiven,
	fitting: ReadonlySet<string> | undefined,
) {
	const { archived } = useTexts(german, english);
	const { users, state, refetch } = useUsers();
	const { items } = useUnits();
	const people = useMemo((): readonly PickPerson[] => {
		const names = new Map(items.map(({ id, name }) => [id, name]));
		const hidden = new Set(hiddenIds);
		const chosen = new Set(value);
		return users
			.filter(
				({ id, isEnabled }) =>
					(withDisabled || isEnabled || chosen.has(id)) &&
					!hidden.has(id) &&
					(fitting?.has(id) ?? true),
			)
			.map(({ unitId, isEnabled, ...user }) => ({
				...user,
				unitName: [names.get(unitId), isEnabled ? undefined : archived]
					.filter(Boolean)
					.join(" · "),
			}));
	}, [users, items, withDisabled, hiddenIds, value, fitting, archived]);
	return { people, state, refetch };
}
