import { namesOfUsers, openUserPicker } from "#areas/staff/users/web/public.ts";
import type { ChosenPeople } from "../list/people-filter.tsx";

/** Asks for people; null when nothing is to be changed. */
export async function choosePeople(before: ChosenPeople): Promise<ChosenPeople | null> {
	const value = before.map(({ id }) => id);
	const ids = await openUserPicker({ value });
	if (ids === null) return null;
	const names = await namesOfUsers(ids);
	return ids.map((id) => ({ id, name: names.get(id) ?? id }));
}
