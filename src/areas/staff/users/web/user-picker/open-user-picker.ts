import { openPicker } from "#kit/ui/picker/open-picker.ts";
import { commonUserPicker } from "../panels.ts";
import { userName } from "../user.ts";
import { fetchUsers, type UserPickerGiven } from "./known-users.ts";

/**
 * Asks for people of the current site; null when nothing is to be changed.
 *
 * Example: `const [userId] = (await openUserPicker({ multi: false })) ?? []`
 */
export function openUserPicker(given: UserPickerGiven = {}): Promise<readonly string[] | null> {
	return openPicker(commonUserPicker, given);
}

/** "Vogt, Lena" by the id, of those whom one may see. */
export async function namesOfUsers(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
	const wanted = new Set(ids);
	const users = await fetchUsers();
	return new Map(users.filter(({ id }) => wanted.has(id)).map((user) => [user.id, userName(user)]));
}

/** "Vogt, Lena"; undefined of somebody who is gone or may not be seen. */
export async function nameOfUser(id: string): Promise<string | undefined> {
	return (await namesOfUsers([id])).get(id);
}

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
