import { userName } from "./user-name.ts";
import { fetchUsers } from "./user-picker/known-users.ts";
import { openUserPicker } from "./user-picker/open-user-picker.ts";

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
