import { userName } from "./user-name.ts";
import { fetchUsers } from "./user-picker/known-users.ts";
import { openUserPicker } from "./user-picker/open-user-picker.ts";

/** Asks for one person, with her name; null when nothing is to be changed. */
export async function pickPerson(
	current: string | null,
): Promise<{ readonly id: string; readonly name: string } | null> {
	const value = current === null ? [] : [current];
	const [id] = (await openUserPicker({ multi: false, value })) ?? [];
	if (id === undefined) return null;
	const users = await fetchUsers();
	const chosen = users.find((user) => user.id === id);
	return chosen === undefined ? null : { id, name: userName(chosen) };
}
